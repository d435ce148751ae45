import type { Quote } from '@souk/contract/modules/appointments/quote-values';
import { quotesPath, receivedQuotesPath } from '../bookings/index.ts';

export const quotePath = (quoteId: number | string): string => `${quotesPath}/${quoteId}`;
export const acceptPath = (quoteId: number): string => `${quotePath(quoteId)}/accept`;
export const receivedQuotePath = (quoteId: number | string): string => `${receivedQuotesPath}/${quoteId}`;
export const answerPath = (quoteId: number): string => `${receivedQuotePath(quoteId)}/answer`;
export const visitPath = (quoteId: number): string => `${receivedQuotePath(quoteId)}/visit`;

/** A brief with the quotes of all businesses side by side. */
export const briefPath = (briefId: number | string): string => `/my-bookings/briefs/${briefId}`;

/** The form that asks a business for a quote, about one of its services where that is named. */
export const askPath = (businessId: number, serviceId?: number): string =>
  serviceId === undefined ? `/ask-quote/${businessId}` : `/ask-quote/${businessId}?service=${serviceId}`;

/** A quote's page for the side that views it. */
export const pathFor = ({ quote_id: id, role }: Pick<Quote, 'quote_id' | 'role'>): string =>
  role === 'customer' ? quotePath(id) : receivedQuotePath(id);

/** Where the business shows itself; one that has left has no page. */
export const businessPathOf = ({ business: { seller_type: type, slug } }: Pick<Quote, 'business'>) =>
  type && slug ? `/business-detail/${type}/${slug}` : null;

/** Who quotes (spec §7); importing the contract's list would pull in the schema library. */
const quotingTypes: readonly string[] = ['handyman', 'professional', 'events'];

export const isQuotingType = (type: string): boolean => quotingTypes.includes(type);
