import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { say } from '../../../platform/texts/say.ts';
import { notify } from '../../notifications/index.ts';
import { lockBusinessById } from '../profiles/profile.queries.ts';
import { getAnyCertificate } from './certificate.queries.ts';
import { moveCertificate } from './move-certificate.ts';

interface Decision {
  id: number;
  move: 'verify' | 'reject';
  reason?: string | undefined;
}

/** An admin's decision on a certificate; the seller is notified. */
export async function decideCertificate(
  tx: Tx,
  adminId: number,
  { id, move, reason }: Decision,
): Promise<void> {
  // Every change of a certificate locks its business, so it is read again under that lock.
  const { businessId } = await getAnyCertificate(tx, id);
  const business = await lockBusinessById(tx, businessId);
  const certificate = await getAnyCertificate(tx, id);
  await moveCertificate(tx, certificate, move, { by: 'admin', byUserId: adminId, reason });

  const word = move === 'verify' ? 'verified' : 'rejected';
  const said =
    word === 'verified'
      ? say`“${certificate.title}” was verified.`
      : say`“${certificate.title}” was rejected.`;
  await notify(tx, {
    userId: business.userId,
    kind: 'verification',
    subject: word === 'verified' ? say`Your certificate was verified` : say`Your certificate was rejected`,
    text: reason ? say`${said} ${reason}` : said,
    path: '/edit-business-Profile',
    key: `certificate:${id}:${word}:${clock.now().getTime()}`,
    senderId: adminId,
  });
}
