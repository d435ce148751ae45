import { defineEvent } from '../../platform/events/events.ts';

interface About {
  documentId: number;
  subject: { kind: string; id: number };
}

/** A thing has become searchable. */
export const documentPublished = defineEvent<About>('search.document-published');
/** The price of a searchable thing has dropped. */
export const documentRepriced = defineEvent<About & { fromCents: number; toCents: number }>(
  'search.document-repriced',
);
