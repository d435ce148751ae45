import { isIP } from 'node:net';
import { z } from 'zod';

/** Names that stand for the private ranges of addresses. */
const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** One address, or a range of them; the range of all addresses would trust every client. */
function isNetwork(text: string): boolean {
  if (namedRanges.has(text)) return true;
  const [address = '', prefix, ...others] = text.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Whose X-Forwarded-For and -Proto are believed: nobody's, those of so many proxies in a row, or those of these networks. */
export type TrustedProxies = boolean | number | string[];

const advice = 'use the number of proxies in front, or their networks such as 10.0.0.0/8,loopback';

export const trustedProxies = z.string().transform((text, context): TrustedProxies => {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((network) => network.trim());
  if (networks.every(isNetwork)) return networks;
  context.issues.push({ code: 'custom', message: advice, input: text });
  return z.NEVER;
});

/** The server trusts no number of proxies by itself, because it can not see that a proxy is there at all. */
export const trustOf = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
