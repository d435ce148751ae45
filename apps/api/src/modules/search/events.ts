import { defineEvent } from '../../platform/events/events.ts';

interface About {
  documentId: number;
  subject: { kind: string; id: number };
}

/** A thing can be found for the first time. */
export const documentPublished = defineEvent<About>('search.document-published');
/** A thing that can be found costs less than before. */
export const documentRepriced = defineEvent<About & { fromCents: number; toCents: number }>(
  'search.document-repriced',
);
