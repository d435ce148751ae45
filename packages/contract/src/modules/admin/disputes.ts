import { z } from 'zod';
import { choice } from '../../shared/choices.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { priceInCents } from '../../shared/numbers.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { Id, Nothing } from '../../shared/values.ts';
import { Dispute, DisputeDetail, disputeDecisions, disputeStates } from '../disputes/disputes.ts';

const byId = z.object({ id: Id });

export const listDisputes = endpoint({
  method: 'GET',
  path: '/admin/disputes',
  spec: ['admin/admin-disputes'],
  access: 'admin',
  summary:
    'All disputes; without a state those that wait, first those with a proposed refund, then the oldest.',
  query: PageQuery.extend({ status: blankAsMissing(z.enum(disputeStates).optional()).catch(undefined) }),
  reply: pageOf(Dispute),
});

export const getDispute = endpoint({
  method: 'GET',
  path: '/admin/disputes/:id',
  access: 'admin',
  summary: 'A dispute with its messages and evidence.',
  params: byId,
  reply: DisputeDetail,
});

export const readDisputeImage = endpoint({
  method: 'GET',
  path: '/admin/disputes/:id/images/:image_id',
  access: 'admin',
  summary: 'A photo of a dispute.',
  params: byId.extend({ image_id: Id }),
  reply: Nothing,
});

export const readReturnImage = endpoint({
  method: 'GET',
  path: '/admin/returns/:id/images/:image_id',
  access: 'admin',
  summary: 'A photograph of a return, which a dispute may be about.',
  params: byId.extend({ image_id: Id }),
  reply: Nothing,
});

export const replyDispute = endpoint({
  method: 'POST',
  path: '/admin/disputes/:id/reply',
  access: 'admin',
  summary: 'Writes to both sides.',
  params: byId,
  body: z.object({ comment: text('Comment', { max: 2000 }) }),
  reply: DisputeDetail,
  status: 201,
  message: 'Reply sent successfully.',
  errors: ['dispute-closed'],
});

export const resolveDispute = endpoint({
  method: 'POST',
  path: '/admin/disputes/:id/resolve',
  spec: ['admin/admin-dispute-resolve'],
  access: 'admin',
  summary: 'Decides for the customer (the whole amount back), for the seller, or gives a part back.',
  params: byId,
  body: z
    .object({
      decision: choice(disputeDecisions, 'Decision'),
      /** For a split only; less than the whole amount. */
      refund_amount: priceInCents('Refund amount').optional(),
      note: text('Note', { max: 1000 }),
    })
    .refine(({ decision, refund_amount }) => decision !== 'split' || refund_amount !== undefined, {
      error: 'Refund amount is required.',
      path: ['refund_amount'],
    })
    .refine(({ decision, refund_amount }) => decision === 'split' || refund_amount === undefined, {
      error: 'Only a split has an amount.',
      path: ['refund_amount'],
    }),
  reply: DisputeDetail,
  message: 'Dispute resolved successfully.',
  errors: ['dispute-closed'],
});
