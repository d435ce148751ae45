import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Config } from '../config.ts';

/** How many may be sent within an hour and within a day. */
export interface Ceiling {
  perHour: number;
  perDay: number;
}

export interface SmsRules {
  isOn: boolean;
  countries: readonly string[];
  number: Ceiling;
  account: Ceiling;
  address: Ceiling;
  overall: Ceiling;
  /** Journeys and demos all come from one machine. */
  isThisMachineFree: boolean;
}

export const smsRulesOf = (config: Config): SmsRules => ({
  isOn: config.SMS === 'on',
  countries: config.SMS_COUNTRIES,
  number: config.SMS_PER_NUMBER,
  account: config.SMS_PER_ACCOUNT,
  address: config.SMS_PER_ADDRESS,
  overall: config.SMS_OVERALL,
  isThisMachineFree: !config.isProduction,
});

/** Why an SMS is not sent. */
export type SmsRefusal = 'off' | 'country' | 'kind' | 'number' | 'account' | 'address' | 'overall';

const mobile = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Numbers that can be sent an SMS: mobile ones of the allowed countries. Premium, shared-cost, short and satellite
 * ranges pay the person who requests codes.
 */
export function numberRefusal(to: string, { countries }: Pick<SmsRules, 'countries'>): SmsRefusal | null {
  const parsed = parsePhoneNumberFromString(to);
  if (!parsed?.country || !countries.includes(parsed.country)) return 'country';
  return parsed.isValid() && mobile.has(parsed.getType() ?? '') ? null : 'kind';
}

export const isThisMachine = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\./i.test(address);
