import { z } from 'zod';
import { Problem } from '../errors.ts';

const hostShape = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Names under which the site is requested besides that of `PUBLIC_URL`. */
export const hostList = z
  .string()
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => hostShape.test(host)), {
    error: 'use names such as souk.example,10.0.0.5:3000',
  });

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Health checks address the machine, not the site. */
const probes = new Set(['/healthz', '/readyz']);

interface HostSettings {
  PUBLIC_URL: string;
  ALLOWED_HOSTS: readonly string[];
  isProduction: boolean;
}

/** Returns whether a Host header names this site; others were meant for another site, or try to pass for ours. */
export function createHostCheck({ PUBLIC_URL, ALLOWED_HOSTS, isProduction }: HostSettings) {
  const { protocol, host } = new URL(PUBLIC_URL);
  const plain = (name: string) => URL.parse(`${protocol}//${name}`)?.host ?? name;
  const allowed = new Set([host, ...ALLOWED_HOSTS.map(plain)]);
  return (given: string | undefined): boolean => {
    if (given === undefined || !hostShape.test(given)) return false;
    if (allowed.has(given)) return true;
    const lower = given.toLowerCase();
    return allowed.has(plain(lower)) || (!isProduction && loopback.test(lower));
  };
}

interface Asked {
  url: string;
  headers: { host?: string | undefined };
  raw: { rawHeaders: readonly string[] };
}

const namesHostTwice = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length > 1;

const base = 'http://souk.invalid';

/**
 * Whether a request's target is a path of this site however it is parsed: no full address, no `//host`, no `/\host`.
 */
function isPathHere(url: string): boolean {
  const parsed = URL.parse(url, base);
  return parsed?.origin === base && !parsed.pathname.startsWith('//');
}

/** Refuses a request whose host or target is not ours, before either is used. */
export function checkHost({ url, headers, raw }: Asked, isAllowed: ReturnType<typeof createHostCheck>): void {
  if (!url.startsWith('/')) throw new Problem('malformed-request');
  if (!isPathHere(url)) throw new Problem('path-not-found');
  if (namesHostTwice(raw.rawHeaders)) throw new Problem('malformed-request');
  if (!isAllowed(headers.host) && !probes.has(url)) throw new Problem('malformed-request');
}
