import type {
  Dispute,
  DisputeDetail,
  DisputeMessage,
  DisputeRole,
} from '@souk/contract/modules/disputes/disputes';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import type { Reader } from '../../../platform/db/database.ts';
import { findUserCards } from '../../identity/index.ts';
import { imagesOf, listMessages } from '../messages/message.queries.ts';
import type { MessageRow } from '../messages/message.tables.ts';
import { roleIn, type Viewer } from './dispute.policy.ts';
import { subjectOf } from './dispute.queries.ts';
import { movesOn } from './dispute.rules.ts';
import type { DisputeRow } from './dispute.tables.ts';

type People = Awaited<ReturnType<typeof findUserCards>>;

function personOf(people: People, id: number): Dispute['customer'] {
  const card = people.get(id);
  return { id, name: card?.name ?? '', image: card?.image ?? null };
}

const paths = {
  customer: ({ customerPath }: DisputeRow) => customerPath,
  seller: ({ sellerPath }: DisputeRow) => sellerPath,
  admin: () => null,
};

function presentOne(dispute: DisputeRow, role: DisputeRole, people: People): Dispute {
  const { id, currency, state, decision, refundCents } = dispute;
  return {
    dispute_id: id,
    subject: subjectOf(dispute),
    title: dispute.title,
    subject_path: paths[role](dispute),
    customer: personOf(people, dispute.customerId),
    seller: personOf(people, dispute.sellerId),
    role,
    reason: dispute.reason,
    order_detail_id: dispute.lineId,
    amount: { cents: dispute.cents, currency },
    whole: { cents: dispute.wholeCents, currency },
    status: state,
    seller_answers_until: dispute.sellerAnswersUntil?.toISOString() ?? null,
    refund_proposed_at: dispute.refundProposedAt?.toISOString() ?? null,
    decision,
    refund: refundCents === null ? null : { cents: refundCents, currency },
    seller_gets: refundCents === null ? null : { cents: dispute.wholeCents - refundCents, currency },
    decision_note: dispute.decisionNote,
    created_at: dispute.createdAt.toISOString(),
    updated_at: dispute.updatedAt.toISOString(),
    closed_at: dispute.closedAt?.toISOString() ?? null,
    moves: movesOn(state, role),
  };
}

const sidesOf = ({ customerId, sellerId }: DisputeRow) => [customerId, sellerId];

/** Disputes as the viewer may read them, in a constant number of queries. */
export async function presentDisputes(
  reader: Reader,
  rows: readonly DisputeRow[],
  viewer: Viewer,
): Promise<Dispute[]> {
  const people = await findUserCards(reader, rows.flatMap(sidesOf));
  return rows.map((dispute) => presentOne(dispute, roleIn(dispute, viewer), people));
}

/** Messages as this role may read them. */
async function presentMessages(
  reader: Reader,
  rows: readonly MessageRow[],
  role: DisputeRole,
  people: People,
): Promise<DisputeMessage[]> {
  const images = await imagesOf(
    reader,
    rows.map(({ id }) => id),
  );
  const below = `${apiPrefix}${role === 'admin' ? '/admin' : ''}/disputes`;
  return rows.map((message) => ({
    id: message.id,
    author: personOf(people, message.authorId),
    role: message.role,
    comment: message.comment,
    images: (images.get(message.id) ?? []).map(({ id, name }) => ({
      id,
      name,
      path: `${below}/${message.disputeId}/images/${id}`,
    })),
    created_at: message.createdAt.toISOString(),
  }));
}

/** A message for the open pages of both sides. */
export async function presentMessage(reader: Reader, message: MessageRow): Promise<DisputeMessage> {
  const people = await findUserCards(reader, [message.authorId]);
  const [shown] = await presentMessages(reader, [message], 'customer', people);
  if (!shown) throw new Error('a message was not presented');
  return shown;
}

/** A dispute with all its messages. */
export async function presentDispute(
  reader: Reader,
  dispute: DisputeRow,
  viewer: Viewer,
): Promise<DisputeDetail> {
  const role = roleIn(dispute, viewer);
  const messages = await listMessages(reader, dispute.id);
  const ids = [...sidesOf(dispute), ...messages.map(({ authorId }) => authorId)];
  const people = await findUserCards(reader, ids);
  return {
    ...presentOne(dispute, role, people),
    messages: await presentMessages(reader, messages, role, people),
  };
}
