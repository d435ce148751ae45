import { createPrivateKey } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { knownTimeZone } from '@souk/contract/shared/time-zones';
import { z } from 'zod';
import { hostList } from './http/allowed-hosts.ts';
import { trustedProxies } from './http/trusted-proxies.ts';
import { demoFault, isOpenToOthers, productionFaults } from './production.ts';

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'ec';
  } catch {
    return false;
  }
}

const flag = z.stringbool({ error: 'use true or false' });
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
/** A key in an environment variable writes its line breaks as `\n`. */
const privateKey = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine(isPrivateKey, { error: 'use the text of the key file (PKCS #8)' });
const link = z.url({ error: 'use a full address such as https://souk.example' });
const startingWith = (...starts: string[]) =>
  z.string().refine((text) => starts.some((start) => text.startsWith(start)), {
    error: `use the value that starts with ${starts.join(' or ')}`,
  });

/** The first key encrypts; the others decrypt what they encrypted earlier. */
const secretKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .refine((keys) => keys.every((key) => /^[\w+/-]{43}=?$/.test(key)), {
    error: 'use 32 random bytes in base64, as `openssl rand -base64 32` makes them; several with commas',
  });

const countryCodes = z
  .string()
  .transform((text) => text.split(',').map((code) => code.trim().toUpperCase()))
  .refine((codes) => codes.every((code) => /^[A-Z]{2}$/.test(code)), { error: 'use codes such as AU,NZ' });
/** `5/10`: at most 5 an hour and 10 a day. */
const ceiling = z
  .string()
  .regex(/^\d{1,7}\/\d{1,7}$/, 'use how many an hour and how many a day, such as 5/10')
  .transform((text) => {
    const [perHour = 0, perDay = 0] = text.split('/').map(Number);
    return { perHour, perDay };
  });

/** Every setting of the product, its default and its check; docs/operations.md explains them. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: link.optional(),
  SOUK_DATA: z.string().default('.souk'),
  FILE_CACHE_MB: wholeNumber(50, 1_000_000).default(2048),
  SOUK_PROCESSES: wholeNumber(1, 64).default(availableParallelism()),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: trustedProxies.default(false),
  ALLOWED_HOSTS: hostList.default([]),
  REQUEST_SECONDS: wholeNumber(1, 600).default(60),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 100_000).default(250),
  UPLOADS_AT_ONCE: wholeNumber(1, 1000).default(16),
  SECRETS_KEY: secretKeys.optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'use a secret of 16 characters or more' }).optional(),
  DEMO: flag.optional(),
  API_URL: link.optional(),

  SESSION_DAYS: wholeNumber(1, 365).default(30),
  SESSION_IDLE_DAYS: wholeNumber(1, 365).default(14),
  ADMIN_SESSION_HOURS: wholeNumber(1, 72).default(8),
  DEFAULT_COUNTRY: z.string().length(2).default('AU'),
  DEFAULT_TIME_ZONE: z
    .string()
    .refine((name) => knownTimeZone(name) !== undefined, { error: 'use a name such as Australia/Sydney' })
    .default('Australia/Sydney'),

  SMTP_URL: z.string().startsWith('smtp').optional(),
  MAIL_FROM: z.string().default('Souk <hello@souk.test>'),
  SMS: z.enum(['on', 'off']).default('on'),
  SMS_COUNTRIES: countryCodes.default(['AU']),
  SMS_PER_NUMBER: ceiling.default({ perHour: 5, perDay: 10 }),
  SMS_PER_ACCOUNT: ceiling.default({ perHour: 10, perDay: 20 }),
  SMS_PER_ADDRESS: ceiling.default({ perHour: 30, perDay: 100 }),
  SMS_OVERALL: ceiling.default({ perHour: 1000, perDay: 5000 }),
  SMS_URL: link.optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().default('Souk'),
  PUSH: z.enum(['on', 'off']).default('on'),
  PUSH_PUBLIC_KEY: z.string().optional(),
  PUSH_PRIVATE_KEY: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('ap-southeast-2'),
  S3_ENDPOINT: link.optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  MAPS_URL: link.optional(),
  MAPS_KEY: z.string().optional(),
  MAP_STYLE_URL: link.optional(),
  OFF_LOOKUP: z.enum(['off', 'simulator', 'open-food-facts']).default('off'),
  OFF_URL: link.default('https://world.openfoodfacts.org'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: privateKey.optional(),

  PAYMENTS: z.enum(['on', 'off']).default('on'),
  STRIPE_SECRET_KEY: startingWith('sk_', 'rk_').optional(),
  STRIPE_PUBLISHABLE_KEY: startingWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: startingWith('whsec_').optional(),
  STRIPE_API_URL: link.optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_API_URL: link.optional(),
});

export type Config = Omit<z.infer<typeof Settings>, 'NODE_ENV' | 'PUBLIC_URL' | 'DEMO'> & {
  NODE_ENV: 'development' | 'test' | 'production';
  PUBLIC_URL: string;
  /** Demo accounts, simulators' mailbox and the clock page exist only where this is true. */
  DEMO: boolean;
  isProduction: boolean;
};

export class ConfigProblem extends Error {}

/** Settings that are only useful together; with half of them a provider would accept what it cannot carry out. */
const wholes = [
  ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
] as const;

function checkWholes(settings: z.infer<typeof Settings>): void {
  for (const whole of wholes) {
    const missing = whole.filter((name) => settings[name] === undefined);
    if (missing.length > 0 && missing.length < whole.length)
      throw new ConfigProblem(
        `${missing.join(', ')}: needed beside the others of ${whole.join(', ')}. Set all or none of them.`,
      );
  }
}

const advice = (issue: z.core.$ZodIssue) =>
  `${issue.path.join('.')}: ${issue.message}. Correct it in the environment or leave it out for the default.`;

type Given = z.infer<typeof Settings>;

function parseSettings(environment: NodeJS.ProcessEnv): Given {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Settings.safeParse(given);
  if (!parsed.success) throw new ConfigProblem(`Wrong setting. ${parsed.error.issues.map(advice).join(' ')}`);
  return parsed.data;
}

const publicUrlOf = ({ PUBLIC_URL, PORT }: Given): string => PUBLIC_URL ?? `http://localhost:${PORT}`;

/** The public address alone, for callers that do not have the settings. */
export const readPublicUrl = (environment: NodeJS.ProcessEnv = process.env): string =>
  publicUrlOf(parseSettings(environment));

function checkPlacing(NODE_ENV: Config['NODE_ENV'], settings: Given): void {
  const faults = NODE_ENV === 'production' ? productionFaults(settings) : [];
  const demo = NODE_ENV === 'development' ? demoFault(settings) : undefined;
  const all = demo ? [...faults, demo] : faults;
  if (all.length > 0) throw new ConfigProblem(all.join('\n'));
}

/**
 * Reads the settings once; an invalid one stops the start with a message that says what to do. No setting leads to
 * `maySimulate`: only code that assembles the product can set it.
 */
export function readConfig(
  environment: NodeJS.ProcessEnv = process.env,
  { maySimulate = false } = {},
): Config {
  const settings = parseSettings(environment);
  checkWholes(settings);
  // A server without it would otherwise be given a demo market.
  const NODE_ENV = settings.NODE_ENV ?? (isOpenToOthers(settings) ? 'production' : 'development');
  const isProduction = NODE_ENV === 'production';
  if (!maySimulate) checkPlacing(NODE_ENV, settings);

  return {
    ...settings,
    NODE_ENV,
    SOUK_DATA: resolve(settings.SOUK_DATA),
    PUBLIC_URL: publicUrlOf(settings),
    DEMO: settings.DEMO ?? !isProduction,
    isProduction,
  };
}
