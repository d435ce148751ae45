import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Sent } from 'autocannon';
import { costSince, type Figure, type Load } from './measure.ts';
import type { Chain, NextShopper } from './scenarios.ts';
import type { Server } from './servers.ts';

/** Tells the floor which recorded call is meant; the product ignores it. */
export const chainHeader = 'x-bench-chain';
export const stepHeader = 'x-bench-step';

const patienceMs = 30_000;

/** Sends one call and returns its data; throws unless it succeeds. */
function send(url: string, agent: Agent, sent: Sent): Promise<unknown> {
  const { method, path, headers = {}, body } = sent;
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const outgoing = request(
    new URL(path, url),
    { method, agent, headers: { ...headers, ...length }, timeout: patienceMs },
    (answer) => {
      text(answer)
        .then((json) => {
          const status = answer.statusCode ?? 0;
          if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${json.slice(0, 300)}`);
          resolve((JSON.parse(json) as { data: unknown }).data);
        })
        .catch(reject);
    },
  );
  outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path} was not answered`)));
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

/** Walks a chain from its first call to its last. */
async function walk(url: string, agent: Agent, { name, steps }: Chain, shopper: number): Promise<void> {
  const replies: unknown[] = [];
  for (const [number, step] of steps.entries()) {
    const sent = step(shopper, replies);
    const headers = { ...sent.headers, [chainHeader]: name, [stepHeader]: String(number) };
    replies.push(await send(url, agent, { ...sent, headers }));
  }
}

const at = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

interface Walked {
  figure: Figure;
  /** All that were completed, including those during the warm-up and after the time. */
  done: number;
  /** The first failure. */
  trouble: unknown;
}

type ChainLoad = Omit<Load, 'requests'>;

/** Lets so many shoppers walk a chain at the same time, each over their own connection and always as somebody new. */
export async function measureChain(
  server: Server,
  chain: Chain,
  { connections, warmSeconds, seconds }: ChainLoad,
  nextShopper: NextShopper,
): Promise<Walked> {
  const begin = performance.now() + warmSeconds * 1000;
  const end = begin + seconds * 1000;
  const took: number[] = [];
  let [done, failures] = [0, 0];
  let trouble: unknown;
  const shop = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < end) {
      const started = performance.now();
      try {
        await walk(server.url, agent, chain, nextShopper(chain));
        done += 1;
        const now = performance.now();
        if (now >= begin && now < end) took.push(now - started);
      } catch (error) {
        failures += 1;
        trouble ??= error;
      }
    }
    agent.destroy();
  };
  const before = server.cpuMs();
  await Promise.all(Array.from({ length: connections }, shop));
  took.sort((one, other) => one - other);
  const figure: Figure = {
    perSecond: took.length / seconds,
    p50Ms: at(took, 0.5),
    p99Ms: at(took, 0.99),
    residentMiB: server.residentMiB(),
    cpuMs: costSince(server, before, done),
    failures,
  };
  return { figure, done, trouble };
}
