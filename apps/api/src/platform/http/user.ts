import type { SellerType } from '@souk/contract/shared/seller-types';

/** Who calls, as far as the house needs to know it to open a door. */
export interface User {
  id: number;
  /** Effective type: a wellbeing business of the fitness sub-category counts as fitness. */
  sellerType: SellerType;
  isAdmin: boolean;
  /** What an admin's role allows; `*` is everything. */
  permissions: readonly string[];
  sessionId: number;
  /** The admin who acts in this user's place. */
  actingAdminId: number | null;
  /** Whether the mailed link or the one-time code has shown that somebody can be reached. */
  isConfirmed: boolean;
  /** Chosen to read times in; null follows the browser. */
  displayTimeZone: string | null;
}

/** Given by the module that owns sessions; throws `token-invalid` or `session-expired`. */
export type Authenticate = (token: string) => Promise<User>;
