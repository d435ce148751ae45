import { createTransport } from 'nodemailer';
import { digestOf } from '../../ids.ts';
import { answerWithinMs, type Deliver, MessageRefused } from '../deliver.ts';
import type { Mail } from '../mail.ts';

const isPermanent = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  'command' in error &&
  error.command !== 'AUTH' &&
  error.command !== 'CONN';

/** Mail over SMTP, for `SMTP_URL`. */
export function smtpMail(url: string, from: string): Deliver<Mail> {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: answerWithinMs,
    greetingTimeout: answerWithinMs,
    socketTimeout: answerWithinMs * 2,
  });
  const host = from.split('@').at(-1)?.replace('>', '') ?? 'souk';

  return async (mail) => {
    const headers: Record<string, string> = mail.unsubscribeLink
      ? {
          'List-Unsubscribe': `<${mail.unsubscribeLink}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {};
    try {
      await transport.sendMail({
        from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers,
        // The same key gives the same id, so that mailboxes show a repeated mail once.
        messageId: `<${digestOf(mail.key).slice(0, 32)}@${host}>`,
      });
      return 'sent';
    } catch (error) {
      if (isPermanent(error)) throw new MessageRefused('The mail server refuses this mail.');
      throw error;
    }
  };
}
