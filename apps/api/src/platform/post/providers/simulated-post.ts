import { fromNow, minutesMs } from '../../clock.ts';
import { addJob } from '../../jobs/jobs.ts';
import { outboundMessages } from '../../platform.tables.ts';
import { type Channel, postJob } from '../book.ts';
import { type Delivery, MessageRefused } from '../deliver.ts';
import type { Mail } from '../mail.ts';
import type { Push } from '../push.ts';
import type { Sms } from '../sms.ts';

/** A delayed message arrives so much later, by the product's clock. */
export const delayMinutes = 10;

interface Sent {
  recipient: string;
  subject?: string;
  body: string;
  html?: string;
  link?: string | undefined;
}

/** What a recipient's address tells the simulator to do. */
function scriptOf(recipient: string): 'fail' | 'fail-once' | 'delay' | 'deliver' {
  if (recipient.startsWith('fail-once@') || recipient.includes('/fail-once')) return 'fail-once';
  if (recipient.startsWith('fail@') || recipient.includes('/fail') || /^\+?\d*000$/.test(recipient))
    return 'fail';
  if (recipient.startsWith('delay@') || recipient.includes('/delay')) return 'delay';
  return 'deliver';
}

async function simulate<Message extends { key: string; isDelayed?: true }>(
  channel: Channel,
  message: Message,
  sent: Sent,
  { db, attempt }: Delivery,
): Promise<'sent' | 'later'> {
  const script = scriptOf(sent.recipient);
  if (script === 'fail') throw new MessageRefused('The simulated provider refuses this recipient.');
  if (script === 'fail-once' && attempt === 1) throw new Error('The simulated provider is down for once.');
  if (script === 'delay' && !message.isDelayed) {
    const runAt = fromNow(minutesMs(delayMinutes));
    await addJob(db, postJob(channel), { ...message, isDelayed: true }, { runAt });
    return 'later';
  }
  await db
    .insert(outboundMessages)
    .values({ channel, key: message.key, ...sent })
    .onConflictDoNothing();
  return 'sent';
}

/**
 * Replaces mail, SMS and push: keeps every message readable at /dev/outbox. `fail@…`, `fail-once@…`, `delay@…` and
 * numbers ending in 000 simulate failures.
 */
export const createSimulators = () => ({
  mail: (mail: Mail, delivery: Delivery) =>
    simulate(
      'mail',
      mail,
      { recipient: mail.to, subject: mail.subject, body: mail.text, html: mail.html, link: mail.link },
      delivery,
    ),
  sms: (sms: Sms, delivery: Delivery) =>
    simulate('sms', sms, { recipient: sms.to, body: sms.text }, delivery),
  push: (push: Push, delivery: Delivery) =>
    simulate(
      'push',
      push,
      { recipient: push.to.endpoint, subject: push.title, body: push.text, link: push.link },
      delivery,
    ),
});
