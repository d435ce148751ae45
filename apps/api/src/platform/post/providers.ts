import type { Config } from '../config.ts';
import type { Deliver } from './deliver.ts';
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

/** Real providers where settings name them, simulators elsewhere. */
export function createProviders(config: Config): Providers {
  const simulated = createSimulators();
  const { SMTP_URL, SMS_URL, PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY } = config;
  return {
    mail: SMTP_URL ? smtpMail(SMTP_URL, config.MAIL_FROM) : simulated.mail,
    sms: SMS_URL
      ? httpSms({ url: SMS_URL, token: config.SMS_TOKEN ?? '', from: config.SMS_FROM })
      : simulated.sms,
    push:
      PUSH_PUBLIC_KEY && PUSH_PRIVATE_KEY
        ? webPush({ publicKey: PUSH_PUBLIC_KEY, privateKey: PUSH_PRIVATE_KEY, contact: config.PUBLIC_URL })
        : simulated.push,
  };
}
