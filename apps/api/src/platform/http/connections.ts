import { isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../errors.ts';
import { trustOf } from './trusted-proxies.ts';

/** A household has a whole /64 of IPv6, so all of it counts as one. */
export function householdOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const ends = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - ends.length;
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...ends];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Counts what is open per address, up to a bound. */
class Counts {
  readonly #open = new Map<string, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Whether one more may open; it is counted then. */
  enter(who: string): boolean {
    const open = this.#open.get(who) ?? 0;
    if (open >= this.#max) return false;
    this.#open.set(who, open + 1);
    return true;
  }

  leave(who: string): void {
    const left = (this.#open.get(who) ?? 1) - 1;
    if (left > 0) this.#open.set(who, left);
    else this.#open.delete(who);
  }
}

type Limits = Pick<Config, 'CONNECTIONS_PER_ADDRESS' | 'TRUST_PROXY'>;

/**
 * Bounds the connections of each address in this process. A proxy's own are its to bound; of those behind it
 * the requests that are being answered are counted, by the address that it forwards.
 */
export function limitConnections(server: FastifyInstance, limits: Limits): void {
  const { CONNECTIONS_PER_ADDRESS, TRUST_PROXY } = limits;
  const isProxy = trustOf(TRUST_PROXY);
  const connections = new Counts(CONNECTIONS_PER_ADDRESS);
  const requests = new Counts(CONNECTIONS_PER_ADDRESS);

  server.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address, 0)) return;
    const who = householdOf(address);
    if (!connections.enter(who)) {
      socket.destroy();
      return;
    }
    socket.on('close', () => connections.leave(who));
  });

  if (TRUST_PROXY === false) return;
  server.addHook('onRequest', async (request, reply) => {
    const who = householdOf(request.ip);
    if (!requests.enter(who)) throw new Problem('overloaded');
    reply.raw.on('close', () => requests.leave(who));
  });
}
