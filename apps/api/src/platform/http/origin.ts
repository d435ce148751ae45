import { Problem } from '../errors.ts';

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Apple answers a sign-in by a form from its own page; the pages turn it into an address and change nothing. */
const isProviderReturn = (path: string) => /^\/social-login\/apple\/callback(\?|$)/.test(path);

const isOwn = (origin: unknown, host: unknown, publicUrl: string): boolean => {
  if (typeof origin !== 'string' || !URL.canParse(origin)) return false;
  const own = new URL(publicUrl);
  // Beside the public address a server answers to names of its own, as on a machine of a developer.
  return origin === own.origin || (host !== own.host && new URL(origin).host === host);
};

interface Asked {
  method: string;
  url: string;
  headers: Record<string, unknown>;
}

/**
 * Refuses a change that another site's page makes a browser ask for: with our cookie, or without one where it would
 * sign the visitor in to somebody else's account.
 */
export function checkOrigin({ method, url, headers }: Asked, publicUrl: string): void {
  // No page of another site can send this header without asking first, and we never say yes.
  if (isSafe(method) || headers.authorization || isProviderReturn(url)) return;
  const { origin, cookie, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new Problem('foreign-origin');
  }
  // A program that is no browser sends neither header and no ambient cookie.
  if (origin === undefined && !cookie) return;
  if (!isOwn(origin, host, publicUrl)) throw new Problem('foreign-origin');
}
