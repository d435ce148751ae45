import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigProblem } from './config.ts';
import { digestOf } from './ids.ts';

export type SecretSettings = Pick<Config, 'SECRETS_KEY' | 'SOUK_DATA'>;

interface Key {
  /** Stored with what the key has encrypted; reveals nothing about the key. */
  id: string;
  bytes: Buffer;
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const mark = 'sealed';

/**
 * Outside production the key is in the data folder; if two processes make one at the same time, both read the first.
 */
function keyInFolder({ SOUK_DATA }: SecretSettings): string {
  const path = join(SOUK_DATA, 'secrets-key');
  try {
    return readFileSync(path, 'utf8');
  } catch {
    mkdirSync(SOUK_DATA, { recursive: true });
  }
  const draft = `${path}-${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8');
}

const known = new WeakMap<SecretSettings, [Key, ...Key[]]>();

const keyOf = (text: string): Key => {
  const bytes = Buffer.from(text, 'base64');
  return { id: digestOf(bytes).slice(0, 12), bytes };
};

/** The first encrypts; all decrypt. */
function keysOf(settings: SecretSettings): [Key, ...Key[]] {
  const kept = known.get(settings);
  if (kept) return kept;
  const [first = keyInFolder(settings), ...others] = settings.SECRETS_KEY ?? [];
  const keys: [Key, ...Key[]] = [keyOf(first), ...others.map(keyOf)];
  known.set(settings, keys);
  return keys;
}

/** The prefix of everything that the present key has encrypted. */
export const presentSeal = (settings: SecretSettings): string => `${mark}.${keysOf(settings)[0].id}.`;

/** Encrypts a secret for the database. `place` names its row: in another row it cannot be decrypted. */
export function sealSecret(settings: SecretSettings, place: string, secret: string): string {
  const [{ bytes }] = keysOf(settings);
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, bytes, nonce, { authTagLength: tagBytes }).setAAD(
    Buffer.from(place),
  );
  const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  const parts = Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
  return presentSeal(settings) + parts.toString('base64url');
}

/** Decrypts a secret of this place; one that was changed, or moved from another row, is refused. */
export function openSecret(settings: SecretSettings, place: string, sealed: string): string {
  const [, id, text = ''] = sealed.split('.');
  const key = keysOf(settings).find((each) => each.id === id);
  if (!key)
    throw new ConfigProblem(
      `SECRETS_KEY: a secret in the database is sealed under a key (${id}) that is not there. Add that key after the present one.`,
    );
  const parts = Buffer.from(text, 'base64url');
  const opening = createDecipheriv(cipher, key.bytes, parts.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  opening.setAAD(Buffer.from(place)).setAuthTag(parts.subarray(nonceBytes, nonceBytes + tagBytes));
  const opened = [opening.update(parts.subarray(nonceBytes + tagBytes)), opening.final()];
  return Buffer.concat(opened).toString('utf8');
}

/** Encrypts with the present key what an earlier one has encrypted, or none. */
export function renewSeal(settings: SecretSettings, place: string, stored: string): string {
  const isSealed = stored.startsWith(`${mark}.`);
  return sealSecret(settings, place, isSealed ? openSecret(settings, place, stored) : stored);
}
