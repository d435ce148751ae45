import type { QuoteDetail } from '@souk/contract/modules/appointments/quote-values';
import type { getBrief } from '@souk/contract/modules/appointments/quotes';
import { apiPrefix, type ReplyOf } from '@souk/contract/shared/endpoint';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { moves } from '../../../platform/platform.tables.ts';
import { namesOfResources } from '../../availability/index.ts';
import { gstPercentOf } from '../../bookings/index.ts';
import { getBrief as findBrief, listBriefImages } from './brief.queries.ts';
import { quoteLife } from './quote.life.ts';
import type { Side } from './quote.policy.ts';
import { presentBrief, presentQuotes } from './quote.present.ts';
import { listQuotesOfBrief, listVersions } from './quote.queries.ts';
import type { BriefRow, QuoteRow } from './quote.tables.ts';
import { presentVersion } from './version.present.ts';

async function historyOf(reader: Reader, quoteId: number): Promise<QuoteDetail['history']> {
  const rows = await reader
    .select()
    .from(moves)
    .where(and(eq(moves.life, quoteLife.name), eq(moves.subjectId, quoteId)))
    .orderBy(asc(moves.id));
  return rows.map(({ move, toState, byRole, reason, at }) => ({
    move,
    status: toState as QuoteRow['state'],
    by: byRole,
    reason,
    at: at.toISOString(),
  }));
}

/** Photographs are read through a quote, whose sides may open them. */
async function imagesOf(reader: Reader, briefId: number, quoteId: number): Promise<QuoteDetail['images']> {
  const rows = await listBriefImages(reader, briefId);
  return rows.map(({ id, name }) => ({ id, name, path: `${apiPrefix}/quotes/${quoteId}/images/${id}` }));
}

/** One quote with everything around it. */
export async function presentQuoteDetail(reader: Reader, quote: QuoteRow, side: Side): Promise<QuoteDetail> {
  const [shown] = await presentQuotes(reader, [quote], side);
  if (!shown) throw new Error('a quote was not presented');
  const { currency } = await findBrief(reader, quote.briefId);
  const versions = await listVersions(reader, quote.id);
  const named = [...new Set(versions.flatMap(({ people }) => people))];
  const around = { currency, timeZone: shown.time_zone, people: await namesOfResources(reader, named) };
  return {
    ...shown,
    gst_percent: await gstPercentOf(reader, quote.sellerId),
    images: await imagesOf(reader, quote.briefId, quote.id),
    versions: versions.map((version) => presentVersion(version, around)),
    history: await historyOf(reader, quote.id),
  };
}

/** A brief with the answers of all businesses side by side, for its customer. */
export async function presentBriefDetail(reader: Reader, brief: BriefRow): Promise<ReplyOf<typeof getBrief>> {
  const rows = await listQuotesOfBrief(reader, brief.id);
  return {
    ...presentBrief(brief),
    images: await imagesOf(reader, brief.id, rows[0]?.id ?? 0),
    quotes: await presentQuotes(reader, rows, 'customer'),
  };
}
