import { sendOtp } from '@souk/contract/modules/identity/otp';
import { type Submitted, submit } from '../../lib/api.server.ts';
import { cookieLine, cookieOf } from '../../lib/cookies.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { nationalDigits } from './phone-digits.ts';

const name = 'souk_phone_code';

/** The number that a code is on its way to. */
export interface SentCode {
  countryCode: string;
  phone: string;
  sentAtMs: number;
  validSeconds: number;
}

const isSentCode = (value: unknown): value is SentCode => {
  const code = value as Partial<SentCode> | null;
  return (
    typeof code?.phone === 'string' &&
    typeof code.countryCode === 'string' &&
    typeof code.sentAtMs === 'number'
  );
};

function keep(args: PageArgs, value: string, maxAgeSeconds: number) {
  const isSecure = new URL(args.request.url).protocol === 'https:';
  keepCookies(pageStateOf(args), [cookieLine(name, value, { maxAgeSeconds, isSecure })]);
}

export const forgetCode = (args: PageArgs) => keep(args, '', 0);

/** The code sent from this browser, while it is still valid. */
export function findSentCode(args: PageArgs): SentCode | undefined {
  const value = cookieOf(pageStateOf(args).cookies, name);
  if (!value) return undefined;
  try {
    const code: unknown = JSON.parse(value);
    return isSentCode(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

export interface NumberToVerify {
  countryCode: string;
  phone: string;
}

function formOf({ countryCode, phone }: NumberToVerify): FormData {
  const form = new FormData();
  form.set('countryCode', countryCode);
  form.set('phone', phone);
  return form;
}

/** Asks for a code and remembers the number, which is not written to the account before the code is right. */
export async function sendCode(args: PageArgs, number: NumberToVerify): Promise<Submitted<typeof sendOtp>> {
  const phone = nationalDigits(number.phone);
  const { countryCode } = number;
  const sent = await submit(args, sendOtp, { form: formOf(number), also: { phone } });
  if (sent.ok) {
    const validSeconds = sent.reply.expires_in;
    const code: SentCode = { countryCode, phone, sentAtMs: pageStateOf(args).now.getTime(), validSeconds };
    keep(args, JSON.stringify(code), validSeconds);
  }
  return sent;
}
