import type { Tx } from '../db/database.ts';
import { bookMessage } from './book.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Target of the mail's button. */
  link?: string;
  /** Unsubscribes the reader from mails of this kind with one click. */
  unsubscribeLink?: string;
  /** Mails with the same key are sent once. */
  key: string;
}

/** Books a mail in the running transaction; `mailLayout` makes its text, html and links. */
export async function sendMail(tx: Tx, mail: Mail): Promise<void> {
  // Nobody has a `.invalid` address (RFC 2606); rows of erased and unconfirmed accounts contain ours.
  if (!mail.to.endsWith('.invalid')) await bookMessage(tx, 'mail', mail);
}
