import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import type { WorkChange, WorkChangeState } from '@souk/contract/modules/bookings/work-change-values';
import { price } from '../../lib/format.ts';
import type { Given } from '../../lib/use-words.ts';
import type { StateLook } from '../../ui/look-pill.tsx';

/** The states of a change, each with the known state whose look it takes. */
export const workChangeLooks: Record<WorkChangeState, StateLook> = {
  Proposed: { look: 'Pending', words: msg`Waiting for a signature` },
  Accepted: { look: 'Accepted', words: msg`Signed by both` },
  Declined: { look: 'Rejected', words: msg`Declined` },
  Withdrawn: { look: 'Cancelled', words: msg`Taken back` },
  Expired: { look: 'Expired', words: msg`Not signed in time` },
  Lapsed: { look: 'Expired', words: msg`Not signed before the end` },
};

/** Changes that count in the price. */
export const signedChanges = ({ work_changes: all }: Pick<BookingDetail, 'work_changes'>): WorkChange[] =>
  all.filter(({ status, total }) => status === 'Accepted' && total.cents !== 0);

/** The refund that the page names goes with the button: if it has changed since, nothing is signed. */
export const changeGiven = ({ effect }: Pick<WorkChange, 'effect'>): Given =>
  effect ? { quoted_cents: String(effect.refund.cents) } : {};

/** What signing does to the money. */
export function signLead({ effect, role }: Pick<WorkChange, 'effect' | 'role'>): MessageDescriptor {
  if (!effect) return msg`This cannot be signed any more.`;
  const [more, less, refund] = [effect.to_pay, effect.not_to_pay, effect.refund].map(({ cents }) => cents);
  if (more)
    return msg`${price(more)} more is to be paid when the work is done, or earlier if it is asked for.`;
  if (refund && less)
    return role === 'customer'
      ? msg`${price(less)} is not to be paid any more, and ${price(refund)} goes back to you.`
      : msg`${price(less)} is not to be paid any more, and ${price(refund)} goes back to the customer.`;
  if (refund)
    return role === 'customer'
      ? msg`${price(refund)} goes back to you.`
      : msg`${price(refund)} goes back to the customer.`;
  if (less) return msg`${price(less)} is not to be paid any more.`;
  return msg`The price stays the same.`;
}
