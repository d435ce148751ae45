import type { PageQuery } from '@souk/contract/shared/page';
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type QuestionRow, questions } from './question.tables.ts';

/** Locks a question about an own product; to a stranger there is none. */
export async function lockOwnQuestion(tx: Tx, questionId: number, sellerId: number): Promise<QuestionRow> {
  const [question] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.id, questionId), eq(questions.sellerId, sellerId)))
    .for('update');
  if (!question) throw new Problem('record-not-found');
  return question;
}

interface Page {
  rows: QuestionRow[];
  total: number;
}

const bounds = ({ page, page_size: size }: PageQuery) => ({ limit: size, offset: (page - 1) * size });

/** Questions that everyone may read, and those of the viewer, the newest first. */
export async function listQuestionsOn(
  reader: Reader,
  productId: number,
  viewerId: number | undefined,
  query: PageQuery,
): Promise<Page> {
  const isMine = viewerId === undefined ? undefined : eq(questions.askerId, viewerId);
  const isShown = and(eq(questions.productId, productId), or(isNotNull(questions.answer), isMine));
  const { limit, offset } = bounds(query);
  const rows = await reader
    .select()
    .from(questions)
    .where(isShown)
    .orderBy(desc(questions.id))
    .limit(limit)
    .offset(offset);
  // A first page that is not full tells how many there are.
  const isWhole = query.page === 1 && rows.length < limit;
  return { rows, total: isWhole ? rows.length : await reader.$count(questions, isShown) };
}

/** Questions about a seller's products, those that wait first. */
export async function listQuestionsTo(
  reader: Reader,
  sellerId: number,
  query: PageQuery & { status?: 'open' | 'answered' | undefined },
): Promise<Page> {
  const isWanted = and(
    eq(questions.sellerId, sellerId),
    query.status === 'open' ? isNull(questions.answer) : undefined,
    query.status === 'answered' ? isNotNull(questions.answer) : undefined,
  );
  const { limit, offset } = bounds(query);
  const rows = await reader
    .select()
    .from(questions)
    .where(isWanted)
    .orderBy(sql`(${questions.answer} is null) desc`, desc(questions.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await reader.$count(questions, isWanted) };
}
