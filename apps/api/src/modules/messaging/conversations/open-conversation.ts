import type { Subject } from '@souk/contract/shared/values';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { subjectKind } from '../../../platform/subjects.ts';
import { inOrder } from './conversation.rules.ts';
import { type ConversationRow, conversations, members } from './conversation.tables.ts';

interface Opening {
  fromId: number;
  toId: number;
  about?: Subject | undefined;
}

const isBetween = ({ fromId, toId, about }: Opening) => {
  const [low, high] = inOrder(fromId, toId);
  return and(
    eq(conversations.lowUserId, low),
    eq(conversations.highUserId, high),
    sql`${conversations.subjectKind} is not distinct from ${about?.kind ?? null}`,
    sql`${conversations.subjectId} is not distinct from ${about?.id ?? null}::bigint`,
  );
};

/** These two people's conversation about this, if there is one. */
export async function findConversationBetween(
  reader: Reader,
  opening: Opening,
): Promise<ConversationRow | undefined> {
  const [conversation] = await reader.select().from(conversations).where(isBetween(opening));
  return conversation;
}

/** A conversation can only start about a thing that the writer may see and that belongs to one of the two. */
async function checkSubject(reader: Reader, { fromId, toId, about }: Opening): Promise<void> {
  if (!about) return;
  const kind = subjectKind(about.kind);
  const owner = await kind.owner(reader, about.id);
  if (owner === fromId) return;
  const [card] = owner === toId ? await kind.cards(reader, [about.id]) : [];
  if (!card) throw new Problem('record-not-found');
}

async function insert(tx: Tx, opening: Opening): Promise<void> {
  const { fromId, toId, about } = opening;
  const [lowUserId, highUserId] = inOrder(fromId, toId);
  const [fresh] = await tx
    .insert(conversations)
    .values({ lowUserId, highUserId, subjectKind: about?.kind ?? null, subjectId: about?.id ?? null })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (!fresh) return;
  await tx.insert(members).values([
    { conversationId: fresh.id, userId: fromId, otherId: toId },
    { conversationId: fresh.id, userId: toId, otherId: fromId },
  ]);
}

async function lock(tx: Tx, opening: Opening): Promise<ConversationRow | undefined> {
  const [locked] = await tx.select().from(conversations).where(isBetween(opening)).for('update');
  return locked;
}

/** Locks the conversation of two users about this, opening it for their first message. */
export async function lockConversationBetween(tx: Tx, opening: Opening): Promise<ConversationRow> {
  const known = await lock(tx, opening);
  if (known) return known;
  await checkSubject(tx, opening);
  await insert(tx, opening);
  const opened = await lock(tx, opening);
  if (!opened) throw new Error('the conversation was not opened');
  return opened;
}
