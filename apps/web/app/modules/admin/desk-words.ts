import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Area } from '@souk/contract/modules/admin/areas';
import { type SellerType, sellerTypes } from '@souk/contract/shared/seller-types';
import { tradeWords } from '../sellers/index.ts';

export const areaWords: Record<Area | '*' | 'desk', MessageDescriptor> = {
  '*': msg`Everything`,
  desk: msg`Desk`,
  ads: msg`Ads and products`,
  reports: msg`Reports`,
  users: msg`Users`,
  roles: msg`Roles and audit log`,
  catalogue: msg`Categories and attributes`,
  content: msg`Pages, questions, banners, messages`,
  settings: msg`Settings`,
  papers: msg`Documents and certificates`,
  money: msg`Payments, refunds, payouts and ledger`,
  disputes: msg`Disputes`,
  promotions: msg`Plans and boosts`,
};

export const isArea = (word: string): word is Area | '*' => word in areaWords;

/** States in the admin area: look and words of their pill. */
export const stateLooks: Record<string, { look: string; words: MessageDescriptor }> = {
  pending: { look: 'pending approval', words: msg`Waiting` },
  approved: { look: 'approved', words: msg`Approved` },
  sold: { look: 'sold', words: msg`Sold` },
  expired: { look: 'expired', words: msg`Expired` },
  rejected: { look: 'rejected', words: msg`Rejected` },
  archived: { look: 'expired', words: msg`Archived` },
  published: { look: 'approved', words: msg`Published` },
  hidden: { look: 'rejected', words: msg`Hidden` },
  deleted: { look: 'expired', words: msg`Deleted` },
  active: { look: 'active', words: msg`Active` },
  blocked: { look: 'blocked', words: msg`Blocked` },
  verified: { look: 'approved', words: msg`Verified` },
  open: { look: 'pending', words: msg`Open` },
  resolved: { look: 'approved', words: msg`Removed` },
  dismissed: { look: 'expired', words: msg`Dismissed` },
  answered: { look: 'approved', words: msg`Answered` },
};

const privateWords = msg`Private`;

export const typeWords = (type: SellerType): MessageDescriptor =>
  type === 'private' ? privateWords : tradeWords[type].name;

export const allTypes: readonly SellerType[] = sellerTypes;

export const moduleWords: Record<string, MessageDescriptor> = {
  classified: msg`Classified`,
  booking: msg`Booking`,
  retail: msg`Retail`,
};
