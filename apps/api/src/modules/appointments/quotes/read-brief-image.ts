import type { Reader } from '../../../platform/db/database.ts';
import type { AnsweredFile } from '../../../platform/http/exchange.ts';
import { readPrivate } from '../../media/index.ts';
import { getBriefFile } from './brief.queries.ts';
import { sideOf } from './quote.policy.ts';
import { getQuote } from './quote.queries.ts';

/** Reads a photograph of the request for the two sides of a quote. */
export async function readBriefImage(
  reader: Reader,
  user: { id: number },
  quoteId: number,
  imageId: number,
): Promise<AnsweredFile> {
  const quote = await getQuote(reader, quoteId);
  sideOf(quote, user);
  return readPrivate(reader, await getBriefFile(reader, quote.briefId, imageId));
}
