import type { SellerType } from '@souk/contract/shared/seller-types';

/** The caller, as far as access depends on them. */
export interface User {
  id: number;
  /** Effective type: a wellbeing business of the fitness sub-category counts as fitness. */
  sellerType: SellerType;
  isAdmin: boolean;
  /** What an admin's role allows; `*` is everything. */
  permissions: readonly string[];
  sessionId: number;
  /** The admin who acts for this user. */
  actingAdminId: number | null;
  /** Whether the mailed link or the one-time code has shown that the user can be reached. */
  isConfirmed: boolean;
  /** The zone they chose to read times in; null follows the browser. */
  displayTimeZone: string | null;
}

/** Set by the module that owns sessions; throws `token-invalid` or `session-expired`. */
export type Authenticate = (token: string) => Promise<User>;
