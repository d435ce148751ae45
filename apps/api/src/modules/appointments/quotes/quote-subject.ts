import type { SubjectKind } from '../../../platform/subjects.ts';
import { briefsOf } from './brief.queries.ts';
import { listQuotesById } from './quote.queries.ts';
import { quotePaths } from './tell-quote.ts';

/** What services may know of a quote: notifications and the lines of its sale refer to it. */
export const quoteSubject: SubjectKind = {
  isBetweenSides: true,
  owner: async (reader, id) => (await listQuotesById(reader, [id]))[0]?.customerId,
  cards: async (reader, ids) => {
    const rows = await listQuotesById(reader, ids);
    const briefs = await briefsOf(
      reader,
      rows.map(({ briefId }) => briefId),
    );
    return rows.map(({ id, briefId }) => ({
      id,
      title: briefs.get(briefId)?.title ?? '',
      path: quotePaths.customer(id),
      imagePath: null,
      priceCents: null,
    }));
  },
};
