import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

/** Names for the private address ranges. */
const namedRanges: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** One address, or a range of them; a range of all addresses would trust every client. */
function isNetwork(text: string): boolean {
  if (Object.hasOwn(namedRanges, text)) return true;
  const [address = '', prefix, ...others] = text.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  if (prefix === undefined) return true;
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

/**
 * Whose X-Forwarded-For and -Proto are trusted: nobody's, those of so many proxies in a row, or those of these
 * networks.
 */
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

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => namedRanges[name] ?? name)) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether the proxy at this address, so many hops away, is trusted. */
export function trustOf(proxies: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof proxies === 'boolean') return () => proxies;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = listOf(proxies);
  // Anything but an address is not trusted; the list itself matches IPv4 addresses mapped to IPv6.
  return (address) => isIP(address) > 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
