import { sql } from 'drizzle-orm';
import { clock } from '../clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { keepQuery } from '../db/keep-query.ts';
import { enter, reactionJob } from '../entries.ts';
import { addJob, dueAt, type Job } from '../jobs/jobs.ts';
import { events, reactionsDone } from '../platform.tables.ts';

/** Something that has happened, `module.noun-verbed`. */
export interface EventKind<Payload extends object> {
  name: string;
  /** Only carries the type of the payload. */
  payload?: Payload;
}

export const defineEvent = <Payload extends object>(name: `${string}.${string}`): EventKind<Payload> => ({
  name,
});

export interface Happening<Payload> {
  eventId: number;
  at: Date;
  payload: Payload;
}

export interface Reaction {
  event: string;
  name: string;
  react: (tx: Tx, happening: Happening<never>) => Promise<void>;
}

/** Registers a module's reaction to an event; the function's name identifies the reaction for ever. */
export const on = <Payload extends object>(
  event: EventKind<Payload>,
  react: (tx: Tx, happening: Happening<Payload>) => Promise<void>,
): Reaction => ({ event: event.name, name: react.name, react });

interface ReactionPayload {
  eventId: number;
  reaction: string;
}

/** The reactions of every event; filled once from the list of modules. */
export interface EventBook {
  reactionsTo: Map<string, Reaction[]>;
}
const book: EventBook = { reactionsTo: new Map() };

/** Registers the reactions of all modules; two of the same name would hide each other. */
export function registerReactions(reactions: readonly Reaction[]): void {
  const names = new Set<string>();
  book.reactionsTo = Map.groupBy(reactions, (reaction) => reaction.event);
  for (const { name } of reactions) {
    if (!name || names.has(name)) throw new Error(`Reactions need names of their own: "${name}".`);
    names.add(name);
  }
}

const eventWritten = keepQuery((reader) =>
  reader
    .insert(events)
    .values({ name: sql.placeholder('name'), payload: sql.placeholder('payload'), at: sql.placeholder('at') })
    .returning({ id: events.id }),
);

/** Writes down what happened, in the transaction that made it happen, and books every reaction to it. */
export function publish<Payload extends object>(
  tx: Tx,
  { name }: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  const due = dueAt();
  const reactions = (book.reactionsTo.get(name) ?? []).map((reaction) => ({ name: reaction.name, ...due }));
  return enter(tx, { event: { name, payload, at: clock.now(), reactions } });
}

/** The same at once, where the event's number is needed. */
export async function publishNumbered<Payload extends object>(
  tx: Tx,
  event: EventKind<Payload>,
  payload: Payload,
): Promise<number> {
  const [row] = await eventWritten(tx).execute({ name: event.name, payload, at: clock.now() });
  if (!row) throw new Error('the event was not written');
  for (const reaction of book.reactionsTo.get(event.name) ?? [])
    await addJob(tx, reactionJob, { eventId: row.id, reaction: reaction.name });
  return row.id;
}

/** The event, marked in the same statement as seen by this reaction; nothing if it was marked before. */
async function seeOnce(tx: Tx, eventId: number, reaction: string) {
  const { rows } = await tx.execute<{ at: string; payload: unknown }>(sql`with event as (
      select id, at, payload from ${events} where id = ${eventId}::bigint
    ), seen as (
      insert into ${reactionsDone} (event_id, reaction) select id, ${reaction} from event
      on conflict do nothing returning event_id
    )
    select event.at, event.payload from event, seen`);
  return rows[0];
}

/** The job behind every reaction: its effect commits together with the mark that it ran. */
export const runReaction: Job = async (db: Db, { eventId, reaction: name }: ReactionPayload) => {
  const reaction = [...book.reactionsTo.values()].flat().find((candidate) => candidate.name === name);
  if (!reaction) throw new Error(`No reaction is named ${name}.`);
  await db.transaction(async (tx) => {
    const event = await seeOnce(tx, eventId, name);
    if (!event) return;
    await reaction.react(tx, { eventId, at: new Date(event.at), payload: event.payload as never });
  });
};
