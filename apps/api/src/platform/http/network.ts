import { isIPv6 } from 'node:net';

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** The 64 bits that a provider assigns to one customer. */
function prefixOf(address: string): string {
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const front = groups(head);
  const back = tail === undefined ? [] : groups(tail);
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const whole = [...front, ...Array<string>(gap).fill('0'), ...back].slice(0, 4);
  return `${whole.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** What limits count by: an IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  return isIPv6(address.split('%')[0] ?? '') ? prefixOf(address) : address;
}
