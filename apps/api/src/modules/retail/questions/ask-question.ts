import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { findUser } from '../../identity/index.ts';
import { mayWrite } from '../../messaging/index.ts';
import { notify } from '../../notifications/index.ts';
import { roleIn, type Viewer } from '../products/product.policy.ts';
import { getProduct } from '../products/product.queries.ts';
import { type QuestionRow, questions } from './question.tables.ts';

/** Asks the seller about a public product and tells them. */
export function askQuestion(db: Db, asker: Viewer, productId: number, text: string): Promise<QuestionRow> {
  return db.transaction(async (tx) => {
    const product = await getProduct(tx, productId);
    roleIn(product, asker);
    const { sellerId } = product;
    if (!(await mayWrite(tx, asker.id, sellerId))) throw new Problem('user-blocked');

    const [question] = await tx
      .insert(questions)
      .values({ productId, sellerId, askerId: asker.id, text })
      .returning();
    if (!question) throw new Error('the question was not written');
    const person = await findUser(tx, asker.id);
    await notify(tx, {
      userId: sellerId,
      kind: 'question',
      subject: say`${person?.name ?? 'Somebody'} asks about “${product.title}”`,
      text: say`${text}`,
      path: '/ad-management/questions?status=open',
      key: `question-asked:${question.id}`,
      senderId: asker.id,
      about: { kind: 'retail.product', id: productId },
    });
    return question;
  });
}
