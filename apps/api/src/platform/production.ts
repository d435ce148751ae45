import { isIP } from 'node:net';

/** What decides whether this is a public server, and what it may do without. */
export interface Placing {
  HOST: string;
  PUBLIC_URL?: string | undefined;
  TRUST_PROXY?: unknown;
  DEMO?: boolean | undefined;
  SMTP_URL?: string | undefined;
  SMS: 'on' | 'off';
  SMS_URL?: string | undefined;
  PUSH: 'on' | 'off';
  PUSH_PUBLIC_KEY?: string | undefined;
  SECRETS_KEY?: readonly string[] | undefined;
  PAYMENTS: 'on' | 'off';
  STRIPE_SECRET_KEY?: string | undefined;
  PAYPAL_CLIENT_ID?: string | undefined;
  OFF_LOOKUP: string;
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

const isPrivate = (host: string): boolean =>
  /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|0\.0\.0\.0$)/.test(host) ||
  /^(::$|f[cd]|fe80:)/i.test(host);

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** A name or address by which others can reach this server. */
const isPublicUrl = (url: string | undefined): boolean => {
  if (!url) return false;
  const host = hostOf(url);
  return !isLoopback(host) && !(isIP(host) && isPrivate(host));
};

/** Whether it listens beyond this machine, or says that others can reach it. */
export const isOpenToOthers = ({ HOST, PUBLIC_URL }: Placing): boolean =>
  !isLoopback(HOST) || isPublicUrl(PUBLIC_URL);

/** Why these settings must not run in production, each with what to do. */
export function productionFaults(settings: Placing): string[] {
  const isSendingSms = settings.SMS === 'on';
  const isPushing = settings.PUSH === 'on';
  const isTakingMoney = settings.PAYMENTS === 'on';
  const faults: [boolean, string][] = [
    [
      settings.DEMO === true,
      'DEMO: demo accounts are refused in production. Remove DEMO or start with NODE_ENV=development.',
    ],
    [!settings.PUBLIC_URL, 'PUBLIC_URL: production needs the public address, such as https://souk.example.'],
    [
      settings.TRUST_PROXY === true,
      'TRUST_PROXY: true believes every client what its address is. Name the number of proxies or their networks.',
    ],
    [
      !settings.SMTP_URL,
      'SMTP_URL: production sends real mail. Set it, such as smtps://name:password@mail.example.',
    ],
    [
      isSendingSms && !settings.SMS_URL,
      'SMS_URL: production sends real SMS. Set it, or SMS=off to refuse whatever needs one.',
    ],
    [
      isPushing && !settings.PUSH_PUBLIC_KEY,
      'PUSH_PUBLIC_KEY: production sends real push messages. Set up both keys, or PUSH=off to send none.',
    ],
    [
      !settings.SECRETS_KEY,
      'SECRETS_KEY: production needs a key for the secrets in its database. Make one with `openssl rand -base64 32` and keep it apart from backups of the database.',
    ],
    [
      isTakingMoney && !settings.STRIPE_SECRET_KEY && !settings.PAYPAL_CLIENT_ID,
      'STRIPE_SECRET_KEY: production takes real payments. Set up Stripe or PayPal, or PAYMENTS=off to refuse them.',
    ],
    [
      settings.OFF_LOOKUP === 'simulator',
      'OFF_LOOKUP: the simulator makes foods up. Use off or open-food-facts in production.',
    ],
  ];
  return faults.filter(([isWrong]) => isWrong).map(([, advice]) => advice);
}

/** The password of demo accounts is public: outside production too they are allowed on local addresses only. */
export const demoFault = ({ PUBLIC_URL, DEMO }: Placing): string | undefined =>
  DEMO !== false && isPublicUrl(PUBLIC_URL)
    ? 'DEMO: everybody knows the password of the demo accounts, and PUBLIC_URL is public. Set DEMO=false.'
    : undefined;
