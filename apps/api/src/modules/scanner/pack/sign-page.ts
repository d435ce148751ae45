import { webcrypto } from 'node:crypto';
import {
  type PackPage,
  packKeyAlgorithm,
  packSignature,
  signedText,
} from '@souk/contract/modules/scanner/pack';
import type { Db } from '../../../platform/db/database.ts';
import type { SecretSettings } from '../../../platform/secrets.ts';
import { signingKey } from './pack-keys.ts';

const { subtle } = webcrypto;

/** A page of the pack with the signature that proves to a device that it is ours. */
export async function signPage(db: Db, settings: SecretSettings, since: string | undefined, page: PackPage) {
  const { id, secret } = await signingKey(db, settings);
  const key = await subtle.importKey('pkcs8', Buffer.from(secret, 'base64url'), packKeyAlgorithm, false, [
    'sign',
  ]);
  const signature = await subtle.sign(packSignature, key, Buffer.from(signedText(since, page)));
  return { ...page, signed_by: id, signature: Buffer.from(signature).toString('base64url') };
}
