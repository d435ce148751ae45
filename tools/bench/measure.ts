import autocannon, { type Sent } from 'autocannon';
import type { CpuMs, Server } from './servers.ts';

export interface Figure {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  residentMiB: number;
  /** Processor time for a thousand calls or chains, that of jobs which ran meanwhile included. */
  cpuMs: CpuMs;
  /** Answers that were not a success, and calls without one. */
  failures: number;
}

export interface Load {
  requests: readonly Sent[];
  connections: number;
  warmSeconds: number;
  seconds: number;
}

/** Starts every connection at another place in the list, so that they do not all want the same row at the same time. */
function run(url: string, { requests, connections }: Load, duration: number) {
  let client = 0;
  return autocannon({
    url,
    connections,
    duration,
    timeout: 30,
    requests: [...requests],
    setupClient: (one) => {
      const begin = (client * 7) % requests.length;
      client += 1;
      one.setRequests([...requests.slice(begin), ...requests.slice(0, begin)]);
    },
  });
}

/** What a thousand of so many calls have cost since a moment. */
export function costSince(server: Server, before: CpuMs, calls: number): CpuMs {
  const now = server.cpuMs();
  const each = (spentMs: number) => (calls > 0 ? (spentMs * 1000) / calls : 0);
  return { server: each(now.server - before.server), database: each(now.database - before.database) };
}

/** Loads the server for a while, after a warm-up that does not count. */
export async function measure(server: Server, load: Load): Promise<Figure> {
  await run(server.url, load, load.warmSeconds);
  const before = server.cpuMs();
  const result = await run(server.url, load, load.seconds);
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    residentMiB: server.residentMiB(),
    cpuMs: costSince(server, before, result.requests.total),
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
