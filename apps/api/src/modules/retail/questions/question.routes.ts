import * as contract from '@souk/contract/modules/retail/questions';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { roleIn } from '../products/product.policy.ts';
import { getProduct } from '../products/product.queries.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { presentAsked, presentNamed, presentQuestion } from './question.present.ts';
import { listQuestionsOn, listQuestionsTo } from './question.queries.ts';

export function questionRoutes(api: Api) {
  api.answer(contract.listQuestions, async ({ db, viewer, params, query }) => {
    roleIn(await getProduct(db, params.id), viewer);
    const { rows, total } = await listQuestionsOn(db, params.id, viewer?.id, query);
    return toPage(presentNamed(rows, viewer), total, query);
  });

  api.answer(contract.askQuestion, async ({ db, user, params, body }) =>
    presentQuestion(db, await askQuestion(db, user, params.id, body.text), user),
  );

  api.answer(contract.answerQuestion, async ({ db, user, params, body }) =>
    presentQuestion(db, await answerQuestion(db, user, params.id, body.answer), user),
  );

  api.answer(contract.listMyQuestions, async ({ db, user, query }) => {
    const { rows, total } = await listQuestionsTo(db, user.id, query);
    return toPage(await presentAsked(db, rows, user), total, query);
  });
}
