import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { PageQuery, pageOf } from '../../shared/page.ts';
import { text } from '../../shared/texts.ts';
import { Id, Moment, Money, Nothing, ownId } from '../../shared/values.ts';

/** Life of a dispute (spec states §8). */
export const disputeStates = [
  'open',
  'seller-replied',
  'customer-replied',
  'resolved-customer',
  'resolved-seller',
  'resolved-split',
  'withdrawn',
] as const;
export type DisputeState = (typeof disputeStates)[number];

/** States in which the two sides may still write. */
export const openDisputeStates = ['open', 'seller-replied', 'customer-replied'] as const;

export const disputeMoves = [
  'reply-seller',
  'reply-customer',
  'withdraw',
  'resolve-customer',
  'resolve-seller',
  'resolve-split',
  'propose-refund',
  'propose-refund-later',
] as const;
export type DisputeMove = (typeof disputeMoves)[number];

/** For whom an admin decides; `split` gives a part of the amount back. */
export const disputeDecisions = ['customer', 'seller', 'split'] as const;
export type DisputeDecision = (typeof disputeDecisions)[number];

/** Offered by the form; other words are taken as well. */
export const disputeReasons = [
  'Not received',
  'Not as described',
  'Damaged or faulty',
  'Parts are missing',
  'Wrong item',
  'Refund not received',
  'Service not provided',
] as const;

/** Photos that one message may carry. */
export const maxDisputeImages = 5;
/** Days that the seller has for an answer; then a refund is proposed to the admin. */
export const sellerAnswerDays = 7;

export const disputeRoles = ['customer', 'seller', 'admin'] as const;
export type DisputeRole = (typeof disputeRoles)[number];

/** What the viewer may do now. */
export const openDisputeMoves = ['reply', 'withdraw', 'resolve'] as const;
export type OpenDisputeMove = (typeof openDisputeMoves)[number];

export const DisputePerson = z
  .object({ id: Id, name: z.string(), image: z.string().nullable() })
  .meta({ id: 'DisputePerson' });

/** A photo that only the two sides and the admin may open, at this path of the API. */
export const DisputeImage = z
  .object({ id: Id, name: z.string(), path: z.string() })
  .meta({ id: 'DisputeImage' });
export type DisputeImage = z.infer<typeof DisputeImage>;

export const DisputeMessage = z
  .object({
    id: Id,
    author: DisputePerson,
    role: z.enum(disputeRoles),
    comment: z.string(),
    images: z.array(DisputeImage),
    created_at: Moment,
  })
  .meta({ id: 'DisputeMessage' });
export type DisputeMessage = z.infer<typeof DisputeMessage>;

export const Dispute = z
  .object({
    dispute_id: Id,
    /** What it is about, such as an order: `{ kind, id }`. */
    subject: z.object({ kind: z.string(), id: Id }),
    title: z.string(),
    /** The page of that thing, for the viewer's side of it; an admin has none. */
    subject_path: z.string().nullable(),
    customer: DisputePerson,
    seller: DisputePerson,
    /** What the viewer is to it. */
    role: z.enum(disputeRoles),
    reason: z.string(),
    /** The line of the order that it is about; null where it is about all of it. */
    order_detail_id: Id.nullable(),
    /** What the customer may get back at most: what is left of the order, or of the line. */
    amount: Money,
    /** What is left of the whole price: what does not go back of it is the seller's, less the commission. */
    whole: Money,
    status: z.enum(disputeStates),
    /** Until then the seller should answer; nothing while the customer has the turn or it is over. */
    seller_answers_until: Moment.nullable(),
    /** Since when a refund has been proposed to the admin, because the seller was silent. */
    refund_proposed_at: Moment.nullable(),
    decision: z.enum(disputeDecisions).nullable(),
    /** What the verdict gives back to the customer, and what it leaves to the seller. */
    refund: Money.nullable(),
    seller_gets: Money.nullable(),
    decision_note: z.string().nullable(),
    created_at: Moment,
    updated_at: Moment,
    closed_at: Moment.nullable(),
    moves: z.array(z.enum(openDisputeMoves)),
  })
  .meta({ id: 'Dispute' });
export type Dispute = z.infer<typeof Dispute>;

/** A dispute with all that was written, the oldest first; the first message opened it. */
export const DisputeDetail = Dispute.extend({ messages: z.array(DisputeMessage) }).meta({
  id: 'DisputeDetail',
});
export type DisputeDetail = z.infer<typeof DisputeDetail>;

/** What open pages of both sides hear under the stream's topic `dispute`. */
export const DisputeNews = z
  .object({ dispute_id: Id, status: z.enum(disputeStates), message: DisputeMessage.nullable() })
  .meta({ id: 'DisputeNews' });
export type DisputeNews = z.infer<typeof DisputeNews>;

const comment = text('Comment', { max: 2000 });

/** What a customer says when they open a dispute; the vertical's own call takes it with its id. */
export const OpenDisputeFields = z.object({ reason: text('Reason', { max: 100 }), comment });
/** What either side writes in an open dispute. */
export const ReplyDisputeFields = z.object({ comment });
export const disputeFiles = { field: 'images', max: maxDisputeImages, kind: 'image' } as const;

const byId = z.object({ id: ownId('disputes.dispute') });

export const listDisputes = endpoint({
  method: 'GET',
  path: '/disputes',
  spec: ['bookings/disputes'],
  access: 'signed-in',
  summary: 'Disputes in which the user is the customer or the seller, the newest first.',
  query: PageQuery.extend({ status: blankAsMissing(z.enum(disputeStates).optional()).catch(undefined) }),
  reply: pageOf(Dispute),
});

export const getDispute = endpoint({
  method: 'GET',
  path: '/disputes/:id',
  spec: ['bookings/dispute-get'],
  access: 'signed-in',
  summary: 'A dispute with its messages, for its two sides.',
  params: byId,
  reply: DisputeDetail,
});

export const replyDispute = endpoint({
  method: 'POST',
  path: '/disputes/:id/reply',
  access: 'signed-in',
  summary: 'Writes to the other side and the admin, with up to five photos.',
  params: byId,
  body: ReplyDisputeFields,
  files: disputeFiles,
  reply: DisputeDetail,
  status: 201,
  message: 'Reply sent successfully.',
  errors: ['dispute-closed'],
  limit: { max: 30, seconds: 60 },
});

export const withdrawDispute = endpoint({
  method: 'POST',
  path: '/disputes/:id/withdraw',
  access: 'signed-in',
  summary: 'The customer withdraws their complaint; what it is about goes on as before.',
  params: z.object({ id: ownId('disputes.opened-dispute') }),
  reply: DisputeDetail,
  message: 'Dispute withdrawn successfully.',
  errors: ['dispute-closed'],
});

export const readDisputeImage = endpoint({
  method: 'GET',
  path: '/disputes/:id/images/:image_id',
  access: 'signed-in',
  summary: 'A photo of a dispute, for its two sides.',
  params: byId.extend({ image_id: ownId('disputes.image') }),
  reply: Nothing,
});
