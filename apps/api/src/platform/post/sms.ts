import type { Config } from '../config.ts';
import type { Tx } from '../db/database.ts';
import { bookMessage } from './book.ts';
import { countSms, type SmsOrigin } from './count-sms.ts';
import { type SmsHindrance, type SmsRules, smsRulesOf } from './sms-rules.ts';

export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  /** A message of the same key is sent once. */
  key: string;
}

let rules: SmsRules | undefined;

/** Given once by whoever puts the product together. */
export function registerSmsRules(config: Config): void {
  rules = smsRulesOf(config);
}

/** Books an SMS in the running transaction, or tells why none goes there now. */
export async function sendSms(tx: Tx, sms: Sms, origin: SmsOrigin = {}): Promise<SmsHindrance | null> {
  if (!rules) throw new Error('nobody has said which SMS may be sent');
  const hindrance = await countSms(tx, sms.to, origin, rules);
  if (!hindrance) await bookMessage(tx, 'sms', sms);
  return hindrance;
}
