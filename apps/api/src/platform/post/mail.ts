import type { Tx } from '../db/database.ts';
import { bookMessage } from './book.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where the mail's button leads. */
  link?: string;
  /** Takes the reader out of mails of this sort with one click. */
  unsubscribeLink?: string;
  /** A mail of the same key is sent once. */
  key: string;
}

/** Books a mail in the running transaction; `mailLayout` makes its text, html and links. */
export const sendMail = (tx: Tx, mail: Mail): Promise<void> => bookMessage(tx, 'mail', mail);
