import type { Money, Subject } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { disputeOpened } from '../events.ts';
import { addMessage } from '../messages/message.queries.ts';
import type { Stake } from './change-stake.ts';
import { insertDispute } from './dispute.queries.ts';
import type { DisputeRow } from './dispute.tables.ts';
import { tellOfOpened } from './tell-dispute.ts';

export interface NewDispute {
  /** The subject; there is one dispute about each. */
  subject: Subject;
  /** The subject's title, such as `Order 7KHT2M`. */
  title: string;
  /** The subject's page for either side, which notifications link to. */
  customerPath: string;
  sellerPath: string;
  customerId: number;
  sellerId: number;
  reason: string;
  comment: string;
  currency: Money['currency'];
  stake: Stake;
}

/** Opens a customer's dispute, with photos; the vertical has checked that the thing is theirs and may be disputed. */
export async function openDispute(
  tx: Tx,
  { subject, stake, comment, ...columns }: NewDispute,
  files: readonly UploadedFile[] = [],
): Promise<DisputeRow> {
  const { kind: subjectKind, id: subjectId } = subject;
  const dispute = await insertDispute(tx, { ...columns, ...stake, subjectKind, subjectId });
  const written = { disputeId: dispute.id, authorId: dispute.customerId, role: 'customer', comment } as const;
  const message = await addMessage(tx, written, files);
  await publish(tx, disputeOpened, { disputeId: dispute.id, subject });
  await tellOfOpened(tx, dispute, message);
  return dispute;
}
