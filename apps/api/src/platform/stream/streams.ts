import { apiPrefix } from '@souk/contract/shared/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Listener } from '../db/listen.ts';
import { Problem } from '../errors.ts';
import { type House, tokenOf } from '../http/operation.ts';
import type { User } from '../http/user.ts';
import { sessionChannel } from './end-session-streams.ts';
import { openStream, type Stream } from './open-stream.ts';
import { streamChannel } from './tell.ts';

/** Proxies and browsers close silent connections. */
const heartbeatMs = 25_000;
/** A stream's session is checked again every so many heartbeats. */
const beatsPerCheck = 4;
/** Open pages of one user; the oldest is closed. */
const maxPerUser = 12;

export interface Streams {
  /** Answers `GET /api/v2/stream`. */
  mount: (server: FastifyInstance) => void;
  countOpen: () => number;
}

interface Held {
  stream: Stream;
  token: string;
  beats: number;
}

type StreamFrom = Pick<Parameters<typeof openStream>[0], 'lastEventId' | 'renderedAt'>;

/** Where a client wants its stream to begin; anything that is no time is as good as none. */
function startOf({ headers, query }: FastifyRequest): StreamFrom {
  const { since } = query as { since?: unknown };
  const moment = typeof since === 'string' ? Date.parse(since) : Number.NaN;
  return {
    lastEventId: headers['last-event-id']?.toString(),
    renderedAt: Number.isNaN(moment) ? undefined : moment,
  };
}

function startReply(reply: FastifyReply): void {
  reply.hijack();
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    // The socket closes with its stream, so that a stopping server need not wait for it.
    connection: 'close',
  });
  reply.raw.flushHeaders();
}

/** The open streams of this process, woken by what any process commits. */
export async function createStreams(
  house: House,
  listener: Listener,
  beatMs = heartbeatMs,
): Promise<Streams> {
  const byUser = new Map<number, Held[]>();
  const all = () => [...byUser.values()].flat();

  const forget = (held: Held) => {
    const { userId } = held.stream;
    const rest = (byUser.get(userId) ?? []).filter((other) => other !== held);
    if (rest.length > 0) byUser.set(userId, rest);
    else byUser.delete(userId);
  };

  const checkSession = async (held: Held) => {
    held.beats += 1;
    if (held.beats % beatsPerCheck !== 0) return;
    await house.authenticate(held.token).catch((error: unknown) => {
      if (error instanceof Problem) held.stream.end();
    });
  };

  await listener.on(streamChannel, (userId) => {
    for (const { stream } of byUser.get(Number(userId)) ?? []) void stream.wake();
  });
  await listener.on(sessionChannel, (sessionId) => {
    for (const { stream } of all()) if (stream.sessionId === Number(sessionId)) stream.end();
  });
  // The heartbeat also fetches what was sent while the listening connection was down.
  const timer = setInterval(() => {
    for (const held of all()) {
      void held.stream.beat();
      void checkSession(held);
    }
  }, beatMs);
  timer.unref();

  const hold = (reply: FastifyReply, user: User, token: string, from: StreamFrom) => {
    const { db, log } = house;
    const { id: userId, sessionId } = user;
    startReply(reply);
    const stream = openStream({ raw: reply.raw, db, log, userId, sessionId, ...from });
    const held: Held = { stream, token, beats: 0 };
    const others = byUser.get(userId) ?? [];
    if (others.length >= maxPerUser) others[0]?.stream.end();
    byUser.set(userId, [...others, held]);
    reply.raw.on('close', () => forget(held));
  };

  return {
    countOpen: () => all().length,
    mount: (server) => {
      server.get(`${apiPrefix}/stream`, { exposeHeadRoute: false }, async (request, reply) => {
        const token = tokenOf(house.config, request.headers);
        if (!token) throw new Problem('not-signed-in');
        const user = await house.authenticate(token);
        // A stream shows messages, which only their owner may read.
        if (user.actingAdminId !== null) throw new Problem('not-allowed');
        hold(reply, user, token, startOf(request));
      });
      server.addHook('preClose', async () => {
        clearInterval(timer);
        for (const { stream } of all()) stream.end();
      });
    },
  };
}
