import { randomUUID, webcrypto } from 'node:crypto';
import { packKeyAlgorithm } from '@souk/contract/modules/scanner/pack';
import { desc, eq, inArray, notLike } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import {
  openSecret,
  presentSeal,
  renewSeal,
  type SecretSettings,
  sealSecret,
} from '../../../platform/secrets.ts';
import { type PackKey, packKeys } from './pack-key.tables.ts';

/** How long a key signs. */
const lifeDays = 180;
/** Pages get the next key this long before it signs. */
const knownBeforeDays = 2;
/** Pages signed by the previous key may still be in transit. */
const knownAfterDays = 2;

const { subtle } = webcrypto;
const encoded = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

/** Keys are read for every page; a new one from another process may be seen half a minute late. */
const known = new LRUCache<Db, PackKey[]>({ max: 50, ttl: 30_000 });

/** The context under which a key's secret half is encrypted. */
const packKeyPlace = (id: string) => `scanner.pack-key:${id}`;

async function makeKey(settings: SecretSettings, signsFrom: Date): Promise<PackKey> {
  const pair = await subtle.generateKey(packKeyAlgorithm, true, ['sign', 'verify']);
  const id = randomUUID();
  const secret = encoded(await subtle.exportKey('pkcs8', pair.privateKey));
  return {
    id,
    signsFrom,
    publicKey: encoded(await subtle.exportKey('raw', pair.publicKey)),
    privateKey: sealSecret(settings, packKeyPlace(id), secret),
  };
}

const listAll = (db: Db): Promise<PackKey[]> => db.select().from(packKeys).orderBy(desc(packKeys.signsFrom));

/** Every key, newest first; the first one is created on demand. */
export async function listPackKeys(db: Db, settings: SecretSettings): Promise<PackKey[]> {
  const kept = known.get(db);
  if (kept) return kept;
  let keys = await listAll(db);
  if (keys.length === 0) {
    // If two processes create one at the same time both are kept: the newer one signs, and both are published.
    await db
      .insert(packKeys)
      .values(await makeKey(settings, clock.now()))
      .onConflictDoNothing();
    keys = await listAll(db);
  }
  known.set(db, keys);
  return keys;
}

/** The current signing key, decrypted. */
export async function signingKey(db: Db, settings: SecretSettings): Promise<{ id: string; secret: string }> {
  const keys = await listPackKeys(db, settings);
  const now = clock.now();
  const signing = keys.find(({ signsFrom }) => signsFrom <= now) ?? keys[0];
  if (!signing) throw new Error('there is no key to sign the pack with');
  const { id, privateKey } = signing;
  return { id, secret: openSecret(settings, packKeyPlace(id), privateKey) };
}

/** Makes the next key when the newest is old enough, and deletes those that no longer sign. */
export async function rotatePackKeys(db: Db, settings: SecretSettings): Promise<void> {
  known.delete(db);
  const [newest, ...older] = await listPackKeys(db, settings);
  if (!newest) return;
  const now = clock.now().getTime();
  const age = now - newest.signsFrom.getTime();
  if (age > daysMs(lifeDays - knownBeforeDays)) {
    await db
      .insert(packKeys)
      .values(await makeKey(settings, new Date(now + daysMs(knownBeforeDays))))
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

/** Encrypts under the current key whatever was stored in plain text or under an earlier key. */
export async function sealPackKeys(tx: Tx, settings: SecretSettings): Promise<void> {
  const others = await tx
    .select()
    .from(packKeys)
    .where(notLike(packKeys.privateKey, `${presentSeal(settings)}%`));
  for (const { id, privateKey } of others)
    await tx
      .update(packKeys)
      .set({ privateKey: renewSeal(settings, packKeyPlace(id), privateKey) })
      .where(eq(packKeys.id, id));
}
