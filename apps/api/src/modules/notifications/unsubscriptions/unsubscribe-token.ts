import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NotificationKind, notificationKinds } from '@souk/contract/modules/notifications/notifications';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { isFixed } from '../kinds/kind.rules.ts';
import { signingKey } from './unsubscription.tables.ts';

async function getSigningSecret(reader: Reader): Promise<string> {
  const [row] = await reader.select({ secret: signingKey.secret }).from(signingKey);
  if (!row) throw new Error('the signing key is missing');
  return row.secret;
}

const signatureOf = (secret: string, claim: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${claim}`).digest('base64url');

/** The token of the link in a mail of this kind; it never expires and does nothing else. */
export async function unsubscribeToken(
  reader: Reader,
  userId: number,
  kind: NotificationKind,
): Promise<string> {
  const claim = `${userId}.${kind}`;
  return `${claim}.${signatureOf(await getSigningSecret(reader), claim)}`;
}

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));

/** The user and kind of a link; a forged one is not found. */
export async function readUnsubscribeToken(
  reader: Reader,
  token: string,
): Promise<{ userId: number; kind: NotificationKind }> {
  const [, claim = '', userId = '', named = '', signature = ''] =
    /^((\d{1,15})\.([a-z-]{1,40}))\.([\w-]{43})$/.exec(token) ?? [];
  const kind = notificationKinds.find((known) => known === named);
  const isSigned = claim !== '' && isSame(signature, signatureOf(await getSigningSecret(reader), claim));
  if (!isSigned || !kind || isFixed(kind, 'mail')) throw new Problem('record-not-found');
  return { userId: Number(userId), kind };
}
