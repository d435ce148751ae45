import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { recordMove } from '../../../platform/states.ts';
import { type CertificateMove, certificateLife } from './certificate.life.ts';
import { type CertificateRow, certificates } from './certificate.tables.ts';

interface Mover {
  by: 'seller' | 'admin';
  byUserId: number;
  reason?: string | undefined;
}

/** The only writer of a certificate's state. */
export async function moveCertificate(
  tx: Tx,
  certificate: CertificateRow,
  move: CertificateMove,
  mover: Mover,
): Promise<void> {
  const to = certificateLife.next(certificate.state, move, mover.by);
  await tx.update(certificates).set({ state: to }).where(eq(certificates.id, certificate.id));
  await recordMove(tx, certificateLife, {
    subjectId: certificate.id,
    move,
    from: certificate.state,
    to,
    ...mover,
  });
}
