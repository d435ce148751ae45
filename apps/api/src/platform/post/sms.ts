import type { Config } from '../config.ts';
import type { Tx } from '../db/database.ts';
import { bookMessage } from './book.ts';
import { countSms, type SmsOrigin } from './count-sms.ts';
import { type SmsRefusal, type SmsRules, smsRulesOf } from './sms-rules.ts';

export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  /** Messages with the same key are sent once. */
  key: string;
}

let rules: SmsRules | undefined;

/** Called once when the product is assembled. */
export function registerSmsRules(config: Config): void {
  rules = smsRulesOf(config);
}

/** Books an SMS in the running transaction, or returns why none can be sent now. */
export async function sendSms(tx: Tx, sms: Sms, origin: SmsOrigin = {}): Promise<SmsRefusal | null> {
  if (!rules) throw new Error('nobody has said which SMS may be sent');
  const hindrance = await countSms(tx, sms.to, origin, rules);
  if (!hindrance) await bookMessage(tx, 'sms', sms);
  return hindrance;
}
