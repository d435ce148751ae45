import type { AskedQuestion, Question } from '@souk/contract/modules/retail/questions';
import type { Reader } from '../../../platform/db/database.ts';
import { findUserCards } from '../../identity/index.ts';
import { coversOf } from '../images/product-album.ts';
import { listProductsById } from '../products/product.queries.ts';
import { productPath } from '../products/product.rules.ts';
import type { NamedQuestion } from './question.queries.ts';
import type { QuestionRow } from './question.tables.ts';

/** Others see only the first name of whoever asked. */
const firstName = (name: string | null) => name?.trim().split(/\s+/)[0] || 'Somebody';

export const presentNamed = (rows: readonly NamedQuestion[], viewer: { id: number } | null): Question[] =>
  rows.map((question) => ({
    id: question.id,
    product_id: question.productId,
    text: question.text,
    asker: firstName(question.askerName),
    asked_at: question.askedAt.toISOString(),
    answer: question.answer,
    answered_at: question.answeredAt?.toISOString() ?? null,
    is_mine: viewer?.id === question.askerId,
  }));

async function presentQuestions(
  reader: Reader,
  rows: readonly QuestionRow[],
  viewer: { id: number } | null,
): Promise<Question[]> {
  const people = await findUserCards(
    reader,
    rows.map(({ askerId }) => askerId),
  );
  const named = rows.map((row) => ({ ...row, askerName: people.get(row.askerId)?.name ?? null }));
  return presentNamed(named, viewer);
}

export async function presentQuestion(
  reader: Reader,
  question: QuestionRow,
  viewer: { id: number } | null,
): Promise<Question> {
  const [shown] = await presentQuestions(reader, [question], viewer);
  if (!shown) throw new Error('a question was not presented');
  return shown;
}

/** Questions for the seller, with the products they are about. */
export async function presentAsked(
  reader: Reader,
  rows: readonly QuestionRow[],
  seller: { id: number },
): Promise<AskedQuestion[]> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const products = new Map((await listProductsById(reader, ids)).map((product) => [product.id, product]));
  const covers = await coversOf(reader, ids);
  return (await presentQuestions(reader, rows, seller)).flatMap((question) => {
    const product = products.get(question.product_id);
    if (!product) return [];
    const image = covers.get(product.id) ?? null;
    return { ...question, product: { title: product.title, path: productPath(product), image } };
  });
}
