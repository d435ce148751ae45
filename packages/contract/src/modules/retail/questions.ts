import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { anyId, Id, Moment, ownId } from '../../shared/values.ts';

/** A question about a product; everyone reads it once it is answered. */
export const Question = z
  .object({
    id: Id,
    product_id: Id,
    text: z.string(),
    /** First name of who asked. */
    asker: z.string(),
    asked_at: Moment,
    answer: z.string().nullable(),
    answered_at: Moment.nullable(),
    /** The viewer has asked it. */
    is_mine: z.boolean(),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof Question>;

export const AskedQuestion = Question.extend({
  product: z.object({ title: z.string(), path: z.string(), image: z.string().nullable() }),
}).meta({ id: 'AskedQuestion' });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

const params = z.object({ id: anyId('retail.product') });

export const listQuestions = endpoint({
  method: 'GET',
  path: '/retail/products/:id/questions',
  access: 'anyone',
  summary: 'Answered questions about a product, and the viewer’s own, the newest first.',
  params,
  query: PageQuery,
  reply: pageOf(Question),
  errors: ['record-gone'],
});

export const askQuestion = endpoint({
  method: 'POST',
  path: '/retail/products/:id/questions',
  access: ['private'],
  summary: 'Asks the seller about a product.',
  params,
  body: z.object({ text: text('Question', { max: 500 }) }),
  reply: Question,
  status: 201,
  message: 'Question sent successfully.',
  errors: ['record-gone', 'user-blocked'],
  idempotent: true,
  limit: { max: 20, seconds: 60 },
});

export const answerQuestion = endpoint({
  method: 'POST',
  path: '/retail/questions/:id/answer',
  access: ['retail'],
  summary: 'Answers a question about an own product, or words the answer anew.',
  params: z.object({ id: ownId('retail.question') }),
  body: z.object({ answer: text('Answer', { max: 1000 }) }),
  reply: Question,
  message: 'Answer sent successfully.',
});

export const listMyQuestions = endpoint({
  method: 'GET',
  path: '/retail/my-questions',
  access: ['retail'],
  summary: 'Questions about own products, those that wait first.',
  query: PageQuery.extend({ status: z.enum(['open', 'answered']).optional().catch(undefined) }),
  reply: pageOf(AskedQuestion),
});
