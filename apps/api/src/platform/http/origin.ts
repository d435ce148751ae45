import { Problem } from '../errors.ts';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/**
 * Apple answers a sign-in with a form from its own page; our page only turns it into an address and changes nothing.
 */
const isProviderReturn = (path: string) => /^\/social-login\/apple\/callback(\?|$)/.test(path);

const isOwn = (origin: unknown, host: unknown, publicUrl: string): boolean => {
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;
  const own = new URL(publicUrl);
  // A server also answers to other names than the public one, as on a developer's machine.
  return origin === own.origin || (host !== own.host && new URL(origin).host === host);
};

interface Asked {
  method: string;
  url: string;
  headers: Record<string, unknown>;
}

/**
 * Refuses a change that another site's page makes a browser request: with our cookie, or without one where it would
 * sign the visitor in to another account.
 */
export function checkOrigin({ method, url, headers }: Asked, publicUrl: string): void {
  // A page of another site cannot send this header without a preflight, which we never grant.
  if (isSafe(method) || headers.authorization || isProviderReturn(url)) return;
  const { origin, cookie, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new Problem('foreign-origin');
  }
  // Clients that are not browsers send neither header nor cookie.
  if (origin === undefined && !cookie) return;
  if (!isOwn(origin, host, publicUrl)) throw new Problem('foreign-origin');
}
