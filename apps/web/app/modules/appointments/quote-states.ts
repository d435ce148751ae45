import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Quote, QuoteTab } from '@souk/contract/modules/appointments/quote-values';
import type { QuoteState } from '@souk/contract/modules/bookings/statuses';

/** The states in the customer's words; importing the contract's list would pull in the schema library. */
export const quoteWords: Record<QuoteState, MessageDescriptor> = {
  'Quote-Requested': msg`Waiting for the quote`,
  'Quote-Request-Declined': msg`No quote`,
  Appointment: msg`Visit agreed`,
  'Quote-Sent': msg`Quote received`,
  'Quote-Accepted': msg`Accepted`,
  'Quote-Declined': msg`Declined`,
  Cancelled: msg`Called off`,
  Expired: msg`Expired`,
};

/** The same in the seller's words. */
const receivedQuoteWords: Record<QuoteState, MessageDescriptor> = {
  ...quoteWords,
  'Quote-Requested': msg`New request`,
  'Quote-Request-Declined': msg`You declined`,
  'Quote-Sent': msg`Quote sent`,
};

/** The state of a quote in the words of the viewer's side. */
export function stateWords({
  status,
  role,
  is_other_chosen: isOther,
}: Pick<Quote, 'status' | 'role' | 'is_other_chosen'>): MessageDescriptor {
  if (isOther && (status === 'Quote-Declined' || status === 'Cancelled')) return msg`Another was chosen`;
  return (role === 'customer' ? quoteWords : receivedQuoteWords)[status];
}

/** What has happened to a quote, move by move. */
export const moveWords: Record<string, MessageDescriptor> = {
  request: msg`Quote requested`,
  'decline-request': msg`Request declined`,
  'offer-visit': msg`Visit offered`,
  'move-visit': msg`Visit moved`,
  send: msg`Quote sent`,
  revise: msg`Quote revised`,
  accept: msg`Quote accepted`,
  decline: msg`Quote declined`,
  cancel: msg`Request called off`,
  'cancel-visit': msg`Visit called off`,
  expire: msg`Expired`,
};

export const tabWords: Record<QuoteTab, MessageDescriptor> = {
  open: msg`Open`,
  requested: msg`Requested`,
  visits: msg`Visits`,
  sent: msg`Quoted`,
  accepted: msg`Accepted`,
  over: msg`Over`,
};

export const quoteTabList = Object.keys(tabWords) as QuoteTab[];

/** The part of a list of quotes that an address asks for. */
export const quoteTabOf = (query: URLSearchParams): QuoteTab =>
  quoteTabList.find((tab) => tab === query.get('tab')) ?? 'open';

/** Nobody has to do anything about it any more. */
export const isOver = (status: QuoteState): boolean =>
  !['Quote-Requested', 'Appointment', 'Quote-Sent'].includes(status);
