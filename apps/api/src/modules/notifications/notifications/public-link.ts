import { readPublicUrl } from '../../../platform/config.ts';

let origin: string | undefined;

/** The full address of a page, for mails, SMS and push. */
export function publicLink(path: string): string {
  origin ??= readPublicUrl();
  return new URL(path, origin).toString();
}
