import { sendMessage as contract } from '@souk/contract/modules/messaging/messages';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import { registerSubjects, type SubjectCard } from '../../platform/subjects.ts';
import type { Client } from '../../testing/client.ts';
import { onePixel } from '../../testing/one-pixel.ts';
import type { RowBuilders, WantedRow } from '../../testing/row-builder.ts';
import { buildUser } from '../identity/testing.ts';
import { postMessage } from './messages/post-message.ts';

/** Made-up ads: by id, who owns each and whether it is still visible. */
export function buildAds(ads: Record<number, { ownerId: number; isVisible?: boolean }>): void {
  const card = (id: number): SubjectCard => ({
    id,
    title: `Ad ${id}`,
    path: `/ads/${id}`,
    imagePath: null,
    priceCents: 35_000,
  });
  registerSubjects({
    'classifieds.ad': {
      owner: async (_reader, id) => ads[id]?.ownerId,
      cards: async (_reader, ids) => ids.filter((id) => ads[id] && ads[id].isVisible !== false).map(card),
    },
  });
}

/** Sends a message to a user and returns it. */
export const write = (
  client: Client,
  receiver: { id: number },
  message: string,
  about: { classified_id?: number } = {},
): Promise<ReplyOf<typeof contract>> =>
  client.call(contract, { body: { receiver_id: receiver.id, message, ...about } });

async function writeToSomebody({ db, owner }: WantedRow) {
  const other = await buildUser(db);
  const files = [{ field: 'attachment', name: 'sofa.png', bytes: onePixel }];
  return postMessage(db, owner, { toId: other.id, text: 'Is it there still?', about: undefined, files });
}

export const messagingRows: RowBuilders = {
  'messaging.conversation': async (wanted) => (await writeToSomebody(wanted)).message.conversationId,
  'messaging.message': async (wanted) => (await writeToSomebody(wanted)).message.id,
};
