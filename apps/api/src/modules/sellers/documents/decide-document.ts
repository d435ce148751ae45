import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { recordMove } from '../../../platform/states.ts';
import { say } from '../../../platform/texts/say.ts';
import { effectiveType, getUser, setProfileCompleted } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';
import { lockBusinessById } from '../profiles/profile.queries.ts';
import { findDoneSteps } from '../setup/setup.queries.ts';
import { stepsOf } from '../setup/setup.rules.ts';
import { documentLife } from './document.life.ts';
import { getAnyDocument } from './document.queries.ts';
import { documents } from './document.tables.ts';

interface Decision {
  id: number;
  move: 'verify' | 'reject';
  reason?: string | undefined;
}

/** Most types of business lose their completed setup without an accepted document (spec §4). */
async function reopenSetup(tx: Tx, userId: number): Promise<void> {
  const user = await getUser(tx, userId);
  const done = await findDoneSteps(tx, userId);
  const isDue = stepsOf(effectiveType(user.sellerType, user.subType)).includes('upload-documents');
  if (isDue && !done.has('upload-documents')) await setProfileCompleted(tx, userId, false);
}

const wordsOf = (move: Decision['move'], business: string) =>
  move === 'verify'
    ? { subject: say`Your document was verified`, text: say`A document of ${business} was verified.` }
    : { subject: say`Your document was rejected`, text: say`A document of ${business} was rejected.` };

/** An admin's decision on a document; the seller is notified. */
export async function decideDocument(tx: Tx, adminId: number, { id, move, reason }: Decision): Promise<void> {
  // Every change of a document locks its business, so it is read again under that lock.
  const { businessId } = await getAnyDocument(tx, id);
  const business = await lockBusinessById(tx, businessId);
  const document = await getAnyDocument(tx, id);
  const to = documentLife.next(document.state, move, 'admin');

  await tx.update(documents).set({ state: to }).where(eq(documents.id, id));
  await recordMove(tx, documentLife, {
    subjectId: id,
    move,
    from: document.state,
    to,
    by: 'admin',
    byUserId: adminId,
    reason,
  });
  if (move === 'reject') await reopenSetup(tx, business.userId);
  const words = wordsOf(move, business.businessName);
  await notify(tx, {
    userId: business.userId,
    kind: 'verification',
    subject: words.subject,
    text: reason ? say`${words.text} ${reason}` : words.text,
    path: '/edit-business-Profile',
    key: `document:${id}:${to}:${clock.now().getTime()}`,
    senderId: adminId,
  });
}
