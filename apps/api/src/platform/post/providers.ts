import type { Config } from '../config.ts';
import { type Deliver, MessageRefused } from './deliver.ts';
import type { Mail } from './mail.ts';
import { httpSms } from './providers/http-sms.ts';
import { createSimulators } from './providers/simulated-post.ts';
import { smtpMail } from './providers/smtp-mail.ts';
import { webPush } from './providers/web-push.ts';
import type { Push } from './push.ts';
import type { Sms } from './sms.ts';

export interface Providers {
  mail: Deliver<Mail>;
  sms: Deliver<Sms>;
  push: Deliver<Push>;
}

const refuseSms: Deliver<Sms> = async () => {
  throw new MessageRefused('SMS is off');
};

const refusePush: Deliver<Push> = async () => {
  throw new MessageRefused('push is off');
};

function smsBy({ SMS, SMS_URL, SMS_TOKEN = '', SMS_FROM }: Config): Deliver<Sms> | undefined {
  if (SMS === 'off') return refuseSms;
  return SMS_URL ? httpSms({ url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM }) : undefined;
}

function pushBy({ PUSH, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY, PUBLIC_URL }: Config): Deliver<Push> | undefined {
  if (PUSH === 'off') return refusePush;
  if (!PUSH_PUBLIC_KEY || !PUSH_PRIVATE_KEY) return undefined;
  return webPush({ publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY, contact: PUBLIC_URL });
}

/** Real providers where the settings name them, otherwise simulators. */
export function createProviders(config: Config): Providers {
  const simulated = createSimulators();
  const { SMTP_URL } = config;
  return {
    mail: SMTP_URL ? smtpMail(SMTP_URL, config.MAIL_FROM) : simulated.mail,
    sms: smsBy(config) ?? simulated.sms,
    push: pushBy(config) ?? simulated.push,
  };
}
