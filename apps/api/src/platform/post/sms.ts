import type { Tx } from '../db/database.ts';
import { bookMessage } from './book.ts';

export interface Sms {
  /** E.164. */
  to: string;
  text: string;
  /** A message of the same key is sent once. */
  key: string;
}

/** Books an SMS in the running transaction. */
export const sendSms = (tx: Tx, sms: Sms): Promise<void> => bookMessage(tx, 'sms', sms);
