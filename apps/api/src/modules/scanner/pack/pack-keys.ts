import { randomUUID, webcrypto } from 'node:crypto';
import { packKeyAlgorithm } from '@souk/contract/modules/scanner/pack';
import { desc, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type PackKey, packKeys } from './pack-key.tables.ts';

/** A key signs for half a year. */
const lifeDays = 180;
/** Pages know the next key before it signs. */
const knownBeforeDays = 2;
/** What was signed by the key before is still on its way. */
const knownAfterDays = 2;

const { subtle } = webcrypto;
const encoded = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

/** Keys are read for every page; another process may have made a new one half a minute ago. */
const known = new LRUCache<Db, PackKey[]>({ max: 50, ttl: 30_000 });

async function makeKey(signsFrom: Date): Promise<PackKey> {
  const pair = await subtle.generateKey(packKeyAlgorithm, true, ['sign', 'verify']);
  return {
    ...{ id: randomUUID(), signsFrom },
    publicKey: encoded(await subtle.exportKey('raw', pair.publicKey)),
    privateKey: encoded(await subtle.exportKey('pkcs8', pair.privateKey)),
  };
}

const listAll = (db: Db): Promise<PackKey[]> => db.select().from(packKeys).orderBy(desc(packKeys.signsFrom));

/** Every key, the newest first; the first one is made when it is asked for. */
export async function listPackKeys(db: Db): Promise<PackKey[]> {
  const kept = known.get(db);
  if (kept) return kept;
  let keys = await listAll(db);
  if (keys.length === 0) {
    // Of two processes that make one at once both keep theirs: the newer one signs, and both are told.
    await db
      .insert(packKeys)
      .values(await makeKey(clock.now()))
      .onConflictDoNothing();
    keys = await listAll(db);
  }
  known.set(db, keys);
  return keys;
}

/** The key that signs now. */
export async function signingKey(db: Db): Promise<PackKey> {
  const keys = await listPackKeys(db);
  const now = clock.now();
  const signing = keys.find(({ signsFrom }) => signsFrom <= now) ?? keys[0];
  if (!signing) throw new Error('there is no key to sign the pack with');
  return signing;
}

/** Makes the next key when the newest has grown old, and forgets those that sign no more. */
export async function rotatePackKeys(db: Db): Promise<void> {
  known.delete(db);
  const [newest, ...older] = await listPackKeys(db);
  if (!newest) return;
  const now = clock.now().getTime();
  const age = now - newest.signsFrom.getTime();
  if (age > daysMs(lifeDays - knownBeforeDays)) {
    await db
      .insert(packKeys)
      .values(await makeKey(new Date(now + daysMs(knownBeforeDays))))
      .onConflictDoNothing();
  } else if (age > daysMs(knownAfterDays) && older.length > 0) {
    await db.delete(packKeys).where(
      inArray(
        packKeys.id,
        older.map(({ id }) => id),
      ),
    );
  }
  known.delete(db);
}
