import { clock, fromNow } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { User } from '../../../platform/http/user.ts';
import { atMoment } from '../../../platform/texts/fillings.ts';
import { say } from '../../../platform/texts/say.ts';
import { actAs, tellOwner, timeZoneOf } from '../../identity/index.ts';
import { notify } from '../../notifications/index.ts';
import { onRecord } from '../audit/on-record.ts';

interface Beginning {
  userId: number;
  /** The reason, which the user is told too. */
  reason: string;
  address: string;
}

/** Tells the user immediately, by a mail that cannot be switched off. */
async function tellOfActing(tx: Tx, { userId, reason }: Beginning, endsAt: Date): Promise<void> {
  const subject = say`Our support is in your account`;
  const at = clock.now();
  const said = say`Someone from our support is looking at Souk as you see it. The reason: ${reason}`;
  const timeZone = await timeZoneOf(tx, userId);
  const key = `acting:${userId}:${at.getTime()}`;
  await notify(tx, {
    userId,
    kind: 'account',
    subject,
    text: said,
    key,
    path: '/notifications',
    channels: [],
  });
  await tellOwner(tx, userId, {
    subject,
    lines: [
      /[.!?]$/.test(reason) ? said : say`${said}.`,
      say`It began on ${atMoment(at, timeZone)} and ends on ${atMoment(endsAt, timeZone)} at the latest.`,
      say`Your messages, cards, passwords, devices and money stay closed to them, and everything they look at is recorded.`,
      say`If you did not ask for help, write to us.`,
    ],
    key,
  });
}

/** Starts a session in which an admin acts for a user. */
export const beginActing = (db: Db, config: Config, admin: User, beginning: Beginning) =>
  onRecord(db, admin, async (tx, record) => {
    const { userId, reason, address } = beginning;
    const acting = await actAs(tx, config, admin, userId, { device: 'Admin', address });
    await record({
      action: 'desk.acting-began',
      target: { kind: 'identity.user', id: userId },
      actingForId: userId,
      note: reason,
    });
    await tellOfActing(tx, beginning, fromNow(acting.session.seconds * 1000));
    return acting;
  });
