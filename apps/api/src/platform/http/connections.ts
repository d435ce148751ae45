import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../errors.ts';
import { networkOf } from './network.ts';
import { trustOf } from './trusted-proxies.ts';

/** Counts open connections per address, up to a limit. */
class Counts {
  readonly #open = new Map<string, number>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  /** Whether one more may open; if so it is counted. */
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
 * Limits the connections of each address in this process. A proxy's own connections are its own to limit; behind it,
 * requests being answered are counted by the address that it forwards.
 */
export function limitConnections(server: FastifyInstance, limits: Limits): void {
  const { CONNECTIONS_PER_ADDRESS, TRUST_PROXY } = limits;
  const isProxy = trustOf(TRUST_PROXY);
  const connections = new Counts(CONNECTIONS_PER_ADDRESS);
  const requests = new Counts(CONNECTIONS_PER_ADDRESS);

  server.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address, 0)) return;
    const who = networkOf(address);
    if (!connections.enter(who)) {
      socket.destroy();
      return;
    }
    socket.on('close', () => connections.leave(who));
  });

  if (TRUST_PROXY === false) return;
  server.addHook('onRequest', async (request, reply) => {
    const who = networkOf(request.ip);
    if (!requests.enter(who)) throw new Problem('overloaded');
    reply.raw.on('close', () => requests.leave(who));
  });
}
