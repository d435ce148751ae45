import type { ProblemCode } from '@souk/contract/shared/problem';
import { and, desc, eq } from 'drizzle-orm';
import { clock, fromNow, minutesMs } from './clock.ts';
import type { Reader, Tx } from './db/database.ts';
import { enter } from './entries.ts';
import { Problem } from './errors.ts';
import { addJob, removeJob } from './jobs/jobs.ts';
import { moves } from './platform.tables.ts';

export interface MoveRule<State extends string> {
  from: readonly State[];
  to: State;
  /** Roles that may make this move; `system` is time or another module. */
  by: readonly string[];
  /** Made automatically once the state has lasted so long. */
  afterMinutes?: number;
}

export interface LifeDescription<State extends string, Move extends string> {
  /** Unique, `module.noun`. */
  name: string;
  states: readonly State[];
  first: State;
  /** Final states. */
  ends: readonly State[];
  moves: Record<Move, MoveRule<State>>;
  refusal: ProblemCode;
}

export type Life<State extends string, Move extends string> = LifeDescription<State, Move> & {
  /** The state after the move, or the life's refusal. */
  next: (state: State, move: Move, role: string) => State;
  /** The moves that are open to this role now. */
  movesFor: (state: State, role: string) => Move[];
};

/** What every life has, whatever its states. */
export type AnyLife = LifeDescription<string, string>;

/** Turns a life's data into functions; nothing else decides which moves are possible. */
export function defineLife<State extends string, Move extends string>(
  description: LifeDescription<State, Move>,
): Life<State, Move> {
  const mayMove = (state: State, move: Move, role: string) =>
    description.moves[move].from.includes(state) && description.moves[move].by.includes(role);
  return {
    ...description,
    next: (state, move, role) => {
      if (!mayMove(state, move, role)) throw new Problem(description.refusal);
      return description.moves[move].to;
    },
    movesFor: (state, role) =>
      (Object.keys(description.moves) as Move[]).filter((move) => mayMove(state, move, role)),
  };
}

export interface MoveRecord {
  subjectId: number;
  move: string;
  from: string | null;
  to: string;
  by: string;
  byUserId?: number | null;
  reason?: string | undefined;
}

/** The one job behind every timed move: `{ life, subjectId, move }`. */
export const timerJob = 'life-timer';
export interface TimerPayload {
  life: string;
  subjectId: number;
  move: string;
}

const timerKey = (life: string, subjectId: number) => `timer:${life}:${subjectId}`;

/**
 * Appends the move to the history and books the timed move of the new state, if it has one. Called by the only writer
 * of a noun's state, in the same transaction.
 */
export async function recordMove<State extends string, Move extends string>(
  tx: Tx,
  life: Life<State, Move>,
  record: MoveRecord,
  dueAt?: Date,
): Promise<void> {
  await enter(tx, {
    move: {
      life: life.name,
      subjectId: record.subjectId,
      move: record.move,
      fromState: record.from,
      toState: record.to,
      byRole: record.by,
      byUserId: record.byUserId ?? null,
      reason: record.reason ?? null,
      at: clock.now(),
    },
  });
  const key = timerKey(life.name, record.subjectId);
  const timed = timedMove(life, record.to);
  if (!timed) {
    if (record.from !== null && timedMove(life, record.from)) await removeJob(tx, key);
    return;
  }
  const payload: TimerPayload = { life: life.name, subjectId: record.subjectId, move: timed.move };
  await addJob(tx, timerJob, payload, { key, runAt: dueAt ?? fromNow(minutesMs(timed.afterMinutes)) });
}

/** The timed move of this state. */
export function timedMove<State extends string, Move extends string>(life: Life<State, Move>, state: string) {
  for (const [move, rule] of Object.entries<MoveRule<State>>(life.moves))
    if (rule.afterMinutes !== undefined && (rule.from as readonly string[]).includes(state))
      return { move, afterMinutes: rule.afterMinutes };
  return undefined;
}

/** The move that brought a thing where it is. */
export async function lastMoveOf(
  reader: Reader,
  { name }: AnyLife,
  subjectId: number,
): Promise<string | undefined> {
  const [last] = await reader
    .select({ move: moves.move })
    .from(moves)
    .where(and(eq(moves.life, name), eq(moves.subjectId, subjectId)))
    .orderBy(desc(moves.id))
    .limit(1);
  return last?.move;
}
