import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** An unguessable token for links and sessions; only its digest is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The digest of content, or what is stored of a secret. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const newRequestId = (): string => randomUUID();

/** A one-time code of so many digits. */
export const newDigits = (length: number): string =>
  randomInt(10 ** length)
    .toString()
    .padStart(length, '0');

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A reference of 5 or 10 random characters (spec §9). */
export const newCode = (length: 5 | 10): string =>
  Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('');
