/** Front door of disputes: what verticals, overviews and the seed may use. */
export { changeStake, type Stake } from './disputes/change-stake.ts';
export { presentDispute, presentDisputes } from './disputes/dispute.present.ts';
export {
  countOpenDisputes,
  findDisputesOf,
  getDispute,
  listDisputesForAdmin,
} from './disputes/dispute.queries.ts';
export { isOpen } from './disputes/dispute.rules.ts';
export { type DisputeRow, disputes } from './disputes/dispute.tables.ts';
export { notePaid } from './disputes/note-paid.ts';
export { type NewDispute, openDispute } from './disputes/open-dispute.ts';
export { readImage } from './disputes/read-image.ts';
export { replyDispute } from './disputes/reply-dispute.ts';
export { resolveDispute, type Verdict } from './disputes/resolve-dispute.ts';
export { withdrawDispute } from './disputes/withdraw-dispute.ts';
export {
  disputeOpened,
  disputeReplied,
  disputeResolved,
  disputeWithdrawn,
  refundProposed,
} from './events.ts';
