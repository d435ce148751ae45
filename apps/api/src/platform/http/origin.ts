import { Problem } from '../errors.ts';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Refuses a change that another site's page asked a browser to make with our cookie. */
export function checkOrigin(method: string, headers: Record<string, unknown>): void {
  if (isSafe(method) || !headers.cookie || headers.authorization) return;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return;
  const origin = headers.origin;
  // A program that is no browser sends neither header and no ambient cookie.
  if (site === undefined && origin === undefined) return;
  const isOwn = typeof origin === 'string' && URL.canParse(origin) && new URL(origin).host === headers.host;
  if (!isOwn) throw new Problem('foreign-origin');
}
