import { BlockList, isIP } from 'node:net';

/** Networks that are not the internet: our own, the host's, those of documentation and of groups (RFC 6890). */
const elsewhere4 = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  elsewhere4.addSubnet(net, bits);

/** Everything public begins with 2000::/3; parts of it lead to addresses of the fourth version. */
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');
const elsewhere6 = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  elsewhere6.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is one of the internet, where no machine of ours is. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !elsewhere4.check(address);
  return version === 6 && public6.check(address, 'ipv6') && !elsewhere6.check(address, 'ipv6');
}
