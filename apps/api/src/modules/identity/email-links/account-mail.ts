import type { Tx } from '../../../platform/db/database.ts';
import { sendMail } from '../../../platform/post/mail.ts';
import { mailLayout } from '../../../platform/post/mail-layout.ts';
import type { Said } from '../../../platform/texts/say.ts';

interface AccountMail {
  to: string;
  language: string;
  subject: Said;
  lines: readonly Said[];
  action?: { label: Said; link: string };
  key: string;
}

/** Books a mail about the account itself; these cannot be switched off. */
export const sendAccountMail = (
  tx: Tx,
  { to, key, subject, language, lines, action }: AccountMail,
): Promise<void> =>
  sendMail(tx, {
    to,
    key,
    ...mailLayout({ title: subject, lines, language, ...(action ? { action } : {}) }),
  });

/** The address of one of our pages, for a mail. */
export const pageLink = (publicUrl: string, path: string): string => new URL(path, publicUrl).toString();
