import { readConfig } from '../../../platform/config.ts';

let origin: string | undefined;

/** The full address of a page, for mails, SMS and push. */
export function publicLink(path: string): string {
  origin ??= readConfig().PUBLIC_URL;
  return new URL(path, origin).toString();
}
