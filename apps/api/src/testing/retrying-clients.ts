import { apiPrefix, type Endpoint, type Envelope } from '@souk/contract/shared/endpoint';
import type { KillableServer } from './killable-server.ts';

/** A call that its client repeats, under the same key, until it gets a final answer. */
export interface Act {
  endpoint: Endpoint;
  params?: Record<string, number>;
  token: string;
  /** Rate limits count by address. */
  address: string;
  key: string;
  body: object;
}

const pathOf = ({ endpoint, params = {} }: Act) =>
  apiPrefix + endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => String(params[name]));

const send = (server: KillableServer, act: Act): Promise<Response> =>
  fetch(server.url + pathOf(act), {
    method: act.endpoint.method,
    headers: {
      authorization: `Bearer ${act.token}`,
      'content-type': 'application/json',
      'idempotency-key': act.key,
      'x-forwarded-for': act.address,
    },
    ...(act.endpoint.method === 'GET' ? {} : { body: JSON.stringify(act.body) }),
    signal: AbortSignal.timeout(20_000),
  });

/** A fault caused by a kill goes away; one that stays is the server's own. */
const mostFaults = 30;

/** Repeats the act until the server accepts or refuses it; silence and faults are no answer. */
export async function sendUntilAnswered(server: KillableServer, act: Act): Promise<Envelope> {
  for (let faults = 0; faults < mostFaults; ) {
    const response = await send(server, act).catch(() => undefined);
    const envelope = (await response?.json().catch(() => undefined)) as Envelope | undefined;
    if (response && envelope && response.status < 500) return envelope;
    if (response) faults += 1;
    await server.untilReady();
  }
  throw new Error(`${act.endpoint.method} ${act.endpoint.path} answers nothing but faults.`);
}

/** Works through the list with so many clients in parallel. */
export async function inParallel<T>(
  clients: number,
  list: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = [...list];
  const client = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: clients }, client));
}
