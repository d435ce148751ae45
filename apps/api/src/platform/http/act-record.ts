import { type Endpoint, isOpenToActing, isOpenToVisitors, isReading } from '@souk/contract/shared/endpoint';
import type { ProblemCode } from '@souk/contract/shared/problem';
import type { Db } from '../db/database.ts';
import { Problem } from '../errors.ts';
import type { User } from './user.ts';

/** A call that an admin makes in a user's place. */
export interface Act {
  actorId: number;
  userId: number;
  endpoint: Endpoint;
  params: unknown;
  body: unknown;
  /** Why nothing came of it; the act itself has been recorded before. */
  refusal?: ProblemCode;
}

type RecordAct = (db: Db, act: Act) => Promise<void>;

let recordAct: RecordAct | undefined;

/** Given by the module that keeps the record of what admins do. */
export function registerActRecord(record: RecordAct): void {
  recordAct = record;
}

interface Call {
  endpoint: Endpoint;
  user: User | null;
  params: unknown;
  body: unknown;
}

/** What everybody sees in the same way, whoever looks; a page that names a row may show its owner more. */
const isPublicLook = (endpoint: Endpoint): boolean =>
  isReading(endpoint) && isOpenToVisitors(endpoint.access) && !endpoint.params;

/** Keeps an admin who acts for somebody out of what is its owner's alone; the attempt stands on the record. */
export async function refuseClosedAct(db: Db, { endpoint, user, params }: Omit<Call, 'body'>): Promise<void> {
  if (!user || user.actingAdminId === null || isOpenToActing(endpoint)) return;
  const act = { actorId: user.actingAdminId, userId: user.id, endpoint, params, body: undefined };
  await recordAct?.(db, { ...act, refusal: 'not-allowed' });
  throw new Problem('not-allowed');
}

/**
 * Makes the call; where an admin makes it for a user, its record is committed first,
 * so that nothing is done without one, whatever becomes of this process.
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
