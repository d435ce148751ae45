import {
  type NotificationChannel,
  notificationChannels,
} from '@souk/contract/modules/notifications/notifications';
import { and, eq } from 'drizzle-orm';
import { fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { addJob, type Job } from '../../../platform/jobs/jobs.ts';
import { sendMail } from '../../../platform/post/mail.ts';
import { mailLayout } from '../../../platform/post/mail-layout.ts';
import { sendPush } from '../../../platform/post/push.ts';
import { sendSms } from '../../../platform/post/sms.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { type UserRow, users } from '../../identity/index.ts';
import { isChosen, isFixed, rulesOf } from '../kinds/kind.rules.ts';
import { listPushSubscriptionsOf } from '../push-subscriptions/push-subscription.queries.ts';
import { unsubscribeToken } from '../unsubscriptions/unsubscribe-token.ts';
import { mailAfterMinutes, shortened } from './notification.rules.ts';
import { type NotificationRow, notifications } from './notification.tables.ts';
import { publicLink } from './public-link.ts';

export const postNotificationJob = 'post-notification';

/** A link beneath the button of a mail; its words name nothing, so that a job can carry them. */
export interface AlsoLink {
  label: Said;
  path: string;
}

interface PostPayload {
  notificationId: number;
  opening: number;
  channels: readonly NotificationChannel[] | null;
  also: AlsoLink | null;
  /** The second round, for channels that first leave time to read in the product. */
  isLate: boolean;
}

/** Books mail, push and SMS for a notification, in the transaction that creates it. */
export async function bookPost(
  tx: Tx,
  { id, openings, kind }: NotificationRow,
  { channels, also }: { channels?: PostPayload['channels'] | undefined; also?: AlsoLink | undefined },
): Promise<void> {
  const payload = { notificationId: id, opening: openings, channels: channels ?? null, also: also ?? null };
  const afterMinutes = mailAfterMinutes[kind];
  await addJob(tx, postNotificationJob, { ...payload, isLate: false });
  if (afterMinutes !== undefined)
    await addJob(
      tx,
      postNotificationJob,
      { ...payload, isLate: true },
      { runAt: fromNow(minutesMs(afterMinutes)) },
    );
}

interface Outgoing {
  user: UserRow;
  notification: NotificationRow;
  link: string;
  also: AlsoLink | null;
  key: string;
}

async function mail(tx: Tx, { user, notification, link, also, key }: Outgoing): Promise<void> {
  const { kind, subject, text } = notification;
  const token = isFixed(kind, 'mail') ? undefined : await unsubscribeToken(tx, user.id, kind);
  const content = mailLayout({
    title: say`${subject}`,
    lines: text ? [say`${text}`] : [],
    action: { label: rulesOf(kind).action, link },
    language: user.language,
    ...(also && { also: { label: also.label, link: publicLink(also.path) } }),
    ...(token ? { unsubscribeLink: publicLink(`/unsubscribe?token=${token}`) } : {}),
  });
  await sendMail(tx, { to: user.email, key: `${key}:mail`, ...content });
}

async function push(tx: Tx, { user, notification, link, key }: Outgoing): Promise<void> {
  for (const { id, endpoint, p256dh, auth } of await listPushSubscriptionsOf(tx, user.id))
    await sendPush(tx, {
      to: { endpoint, keys: { p256dh, auth } },
      title: notification.subject,
      text: shortened(notification.text, 300),
      link,
      key: `${key}:push:${id}`,
    });
}

async function sms(tx: Tx, { user, notification, link, key }: Outgoing): Promise<void> {
  if (!user.phone || !user.phoneVerifiedAt) return;
  const text = shortened(`${notification.subject}: ${notification.text}`, 240);
  // If the sender's SMS limit is reached, the other channels have to do.
  await sendSms(tx, { to: user.phone, text: `${text} ${link}`, key: `${key}:sms` }, { userId: user.id });
}

const posts: Record<NotificationChannel, (tx: Tx, outgoing: Outgoing) => Promise<void>> = { mail, push, sms };

/** Whether the channel is sent in this round: chat mails wait, everything else is sent immediately. */
const isItsRound = (channel: NotificationChannel, { kind }: NotificationRow, isLate: boolean) =>
  isLate === (channel === 'mail' && mailAfterMinutes[kind] !== undefined);

/** Sends a notification by the channels its reader has chosen. */
export const postNotification: Job = (
  db: Db,
  { notificationId, opening, channels, also, isLate }: PostPayload,
) =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ notification: notifications, user: users })
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId))
      .where(and(eq(notifications.id, notificationId), eq(notifications.openings, opening)));
    if (!found || found.user.status === 'blocked' || found.user.status === 'deleted') return;
    const { user, notification } = found;
    if (isLate && notification.readAt) return;

    const outgoing: Outgoing = {
      user,
      notification,
      link: publicLink(notification.path),
      also,
      key: `notification:${notificationId}:${opening}`,
    };
    for (const channel of notificationChannels)
      if (
        isItsRound(channel, notification, isLate) &&
        isChosen(user.notify, notification.kind, channel, channels ?? undefined)
      )
        await posts[channel](tx, outgoing);
  });
