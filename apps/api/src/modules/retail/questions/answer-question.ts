import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { getProduct } from '../products/product.queries.ts';
import { productPath } from '../products/product.rules.ts';
import { lockOwnQuestion } from './question.queries.ts';
import { type QuestionRow, questions } from './question.tables.ts';

/** Answers a question about an own product for everyone to read; the asker is told of the first answer. */
export function answerQuestion(
  db: Db,
  seller: { id: number },
  questionId: number,
  answer: string,
): Promise<QuestionRow> {
  return db.transaction(async (tx) => {
    const question = await lockOwnQuestion(tx, questionId, seller.id);

    const [answered] = await tx
      .update(questions)
      .set({ answer, answeredAt: clock.now() })
      .where(eq(questions.id, questionId))
      .returning();
    if (!answered) throw new Error('the answer was not written');
    const product = await getProduct(tx, question.productId);
    await notify(tx, {
      userId: question.askerId,
      kind: 'question',
      subject: say`Your question about “${product.title}” was answered`,
      text: say`${answer}`,
      path: productPath(product),
      key: `question-answered:${questionId}`,
      senderId: seller.id,
      about: { kind: 'retail.product', id: product.id },
    });
    return answered;
  });
}
