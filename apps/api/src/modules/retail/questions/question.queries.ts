import type { PageQuery } from '@souk/contract/shared/page';
import { and, desc, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { users } from '../../identity/index.ts';
import { type QuestionRow, questions } from './question.tables.ts';

/** Locks a question about an own product; for a stranger it does not exist. */
export async function lockOwnQuestion(tx: Tx, questionId: number, sellerId: number): Promise<QuestionRow> {
  const [question] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.id, questionId), eq(questions.sellerId, sellerId)))
    .for('update');
  if (!question) throw new Problem('record-not-found');
  return question;
}

interface Page<Row = QuestionRow> {
  rows: Row[];
  total: number;
}

const bounds = ({ page, page_size: size }: PageQuery) => ({ limit: size, offset: (page - 1) * size });

export type NamedQuestion = QuestionRow & { askerName: string | null };

/** Questions that everyone may read, and the viewer's own, newest first. */
export async function listQuestionsOn(
  reader: Reader,
  productId: number,
  viewerId: number | undefined,
  query: PageQuery,
): Promise<Page<NamedQuestion>> {
  const isMine = viewerId === undefined ? undefined : eq(questions.askerId, viewerId);
  const isShown = and(eq(questions.productId, productId), or(isNotNull(questions.answer), isMine));
  const { limit, offset } = bounds(query);
  const found = await reader
    .select({
      question: { ...getTableColumns(questions), askerName: users.name },
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(questions)
    .leftJoin(users, eq(users.id, questions.askerId))
    .where(isShown)
    .orderBy(desc(questions.id))
    .limit(limit)
    .offset(offset);
  const [first] = found;
  // Past the last page no row carries the total.
  const total = first?.total ?? (query.page === 1 ? 0 : await reader.$count(questions, isShown));
  return { rows: found.map(({ question }) => question), total };
}

/** Questions about a seller's products, open ones first. */
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
