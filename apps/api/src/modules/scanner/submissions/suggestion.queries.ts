import { and, asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type SuggestionRow, suggestions } from './suggestion.tables.ts';

export async function hasWaitingSuggestion(
  reader: Reader,
  productId: number,
  userId: number,
): Promise<boolean> {
  const waiting = and(
    eq(suggestions.productId, productId),
    eq(suggestions.suggestedBy, userId),
    eq(suggestions.state, 'pending'),
  );
  return (await reader.$count(suggestions, waiting)) > 0;
}

/** A product's open suggestions, oldest first. */
export const listSuggestionsOn = (reader: Reader, productId: number): Promise<SuggestionRow[]> =>
  reader
    .select()
    .from(suggestions)
    .where(and(eq(suggestions.productId, productId), eq(suggestions.state, 'pending')))
    .orderBy(asc(suggestions.id));

const isWaiting = eq(suggestions.state, 'pending');

export const countWaitingSuggestions = (reader: Reader): Promise<number> =>
  reader.$count(suggestions, isWaiting);

/** Open suggestions, the longest waiting first. */
export async function listWaitingSuggestions(
  reader: Reader,
  { page, page_size: pageSize }: { page: number; page_size: number },
): Promise<{ rows: SuggestionRow[]; total: number }> {
  const rows = await reader
    .select()
    .from(suggestions)
    .where(isWaiting)
    .orderBy(asc(suggestions.createdAt), asc(suggestions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await countWaitingSuggestions(reader) };
}

/** The suggestion in any state; to be changed under its product's lock only. */
export async function getSuggestion(reader: Reader, id: number): Promise<SuggestionRow> {
  const [suggestion] = await reader.select().from(suggestions).where(eq(suggestions.id, id));
  if (!suggestion) throw new Problem('record-not-found');
  return suggestion;
}

/** Decides an open suggestion; one that another admin has decided is refused. */
export async function closeSuggestion(
  tx: Tx,
  id: number,
  decision: { state: 'accepted' | 'declined'; reason?: string | undefined; decidedAt: Date },
): Promise<SuggestionRow> {
  const [decided] = await tx
    .update(suggestions)
    .set({ ...decision, reason: decision.reason ?? null })
    .where(and(eq(suggestions.id, id), eq(suggestions.state, 'pending')))
    .returning();
  if (!decided) throw new Problem('suggestion-decided');
  return decided;
}
