import { sendMessage as contract } from '@souk/contract/modules/messaging/messages';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import { registerSubjects, type SubjectCard } from '../../platform/subjects.ts';
import type { Client } from '../../testing/client.ts';

/** Stands in for ads: by id, who owns it and whether it may still be seen. */
export function buildAds(ads: Record<number, { ownerId: number; isVisible?: boolean }>): void {
  const card = (id: number): SubjectCard => ({
    ...{ id, title: `Ad ${id}`, path: `/ads/${id}`, imagePath: null, priceCents: 35_000 },
  });
  registerSubjects({
    'classifieds.ad': {
      owner: async (_reader, id) => ads[id]?.ownerId,
      cards: async (_reader, ids) => ids.filter((id) => ads[id] && ads[id].isVisible !== false).map(card),
    },
  });
}

/** Writes to a person and answers the message. */
export const write = (
  client: Client,
  receiver: { id: number },
  message: string,
  about: { classified_id?: number } = {},
): Promise<ReplyOf<typeof contract>> =>
  client.call(contract, { body: { receiver_id: receiver.id, message, ...about } });
