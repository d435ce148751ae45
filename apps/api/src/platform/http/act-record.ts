import type { Endpoint } from '@souk/contract/shared/endpoint';
import type { ProblemCode } from '@souk/contract/shared/problem';
import type { Db } from '../db/database.ts';
import { Problem } from '../errors.ts';
import type { User } from './user.ts';

/** A writing call that an admin makes in a user's place. */
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

/**
 * Makes the call; where an admin makes it for a user, its record is committed first,
 * so that nothing is done without one, whatever becomes of this process.
 */
export async function onActRecord<T>(
  db: Db,
  { endpoint, user, params, body }: Call,
  work: () => Promise<T>,
): Promise<T> {
  if (!recordAct || !user || user.actingAdminId === null || endpoint.method === 'GET') return work();
  const act: Act = { actorId: user.actingAdminId, userId: user.id, endpoint, params, body };
  await recordAct(db, act);
  try {
    return await work();
  } catch (error) {
    await recordAct(db, { ...act, refusal: error instanceof Problem ? error.code : 'unexpected' });
    throw error;
  }
}
