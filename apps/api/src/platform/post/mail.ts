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
export async function sendMail(tx: Tx, mail: Mail): Promise<void> {
  // RFC 2606: nobody is at such an address; ours stand in the rows of erased and unconfirmed accounts.
  if (!mail.to.endsWith('.invalid')) await bookMessage(tx, 'mail', mail);
}
