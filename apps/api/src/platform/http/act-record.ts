import { type Endpoint, isOpenToActing, isOpenToVisitors, isReading } from '@souk/contract/shared/endpoint';
import type { ProblemCode } from '@souk/contract/shared/problem';
import type { Db } from '../db/database.ts';
import { Problem } from '../errors.ts';
import type { User } from './user.ts';

/** A call that an admin makes for a user. */
export interface Act {
  actorId: number;
  userId: number;
  endpoint: Endpoint;
  params: unknown;
  body: unknown;
  /** Why the call was refused; the act itself has been recorded before. */
  refusal?: ProblemCode;
}

type RecordAct = (db: Db, act: Act) => Promise<void>;

let recordAct: RecordAct | undefined;

/** Set by the module that keeps the log of admins. */
export function registerActRecord(record: RecordAct): void {
  recordAct = record;
}

interface Call {
  endpoint: Endpoint;
  user: User | null;
  params: unknown;
  body: unknown;
}

/** Whether everybody gets the same answer; a call that names a row may show its owner more. */
const isPublicLook = (endpoint: Endpoint): boolean =>
  isReading(endpoint) && isOpenToVisitors(endpoint.access) && !endpoint.params;

/** Refuses an admin acting for a user what only its owner may do; the attempt is logged. */
export async function refuseClosedAct(db: Db, { endpoint, user, params }: Omit<Call, 'body'>): Promise<void> {
  if (!user || user.actingAdminId === null || isOpenToActing(endpoint)) return;
  const act = { actorId: user.actingAdminId, userId: user.id, endpoint, params, body: undefined };
  await recordAct?.(db, { ...act, refusal: 'not-allowed' });
  throw new Problem('not-allowed');
}

/**
 * Makes the call; where an admin makes it for a user, the log entry is committed first, so that no call goes unlogged
 * even if this process dies.
 */
export async function onActRecord<T>(
  db: Db,
  { endpoint, user, params, body }: Call,
  work: () => Promise<T>,
): Promise<T> {
  if (!recordAct || !user || user.actingAdminId === null || isPublicLook(endpoint)) return work();
  const act: Act = { actorId: user.actingAdminId, userId: user.id, endpoint, params, body };
  await recordAct(db, act);
  try {
    return await work();
  } catch (error) {
    await recordAct(db, { ...act, refusal: error instanceof Problem ? error.code : 'unexpected' });
    throw error;
  }
}
