import {
  apiPrefix,
  type CallOf,
  type Endpoint,
  type Envelope,
  type ReplyOf,
} from '@souk/contract/shared/endpoint';
import type { FastifyInstance } from 'fastify';

/** The error of a refused call. */
export class Refused extends Error {
  readonly status: number;
  /** The problem's code, or the specification's if it has one. */
  readonly code: string | undefined;
  readonly fields: Record<string, string[]> | undefined;
  readonly envelope: Envelope;

  constructor(envelope: Envelope) {
    super(envelope.message);
    this.status = envelope.status;
    this.code = (envelope.data as { code?: string } | null)?.code;
    this.fields = envelope.errors;
    this.envelope = envelope;
  }
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Client {
  call: <E extends Endpoint>(endpoint: E, ...given: GivenTo<E>) => Promise<ReplyOf<E>>;
  /** The whole answer, refused or not. */
  send: (
    endpoint: Endpoint,
    parts?: Parts,
  ) => Promise<{ status: number; envelope: Envelope; headers: Headers }>;
}

type Extra = { headers?: Record<string, string> };
type GivenTo<E extends Endpoint> =
  Record<never, never> extends CallOf<E> ? [given?: CallOf<E> & Extra] : [given: CallOf<E> & Extra];

const pathOf = ({ path }: Endpoint, params: Record<string, unknown> = {}) =>
  apiPrefix + path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));

const queryOf = (query: Record<string, unknown> = {}) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined)
        .map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();

/** For an answer that is a file. */
const bare = (status: number): Envelope => ({ status, message: '', msg: '', data: null });

let clients = 0;

/** Each client has its own address, so that rate limits of one do not affect another. */
function nextAddress(): string {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
}

/** A client of the real server, signed in by token or a visitor. */
export function createClient(server: FastifyInstance, token?: string): Client {
  const remoteAddress = nextAddress();
  const send: Client['send'] = async (endpoint, parts = {}) => {
    const query = queryOf(parts.query);
    const response = await server.inject({
      method: endpoint.method,
      url: pathOf(endpoint, parts.params) + (query ? `?${query}` : ''),
      remoteAddress,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        // A request with a cookie comes from a browser, which sends this header.
        ...(parts.headers?.cookie ? { 'sec-fetch-site': 'same-origin' } : {}),
        ...parts.headers,
      },
      ...(parts.body === undefined ? {} : { payload: parts.body as object }),
    });
    const headers = new Headers(
      Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
    );
    const isFile = !headers.get('content-type')?.startsWith('application/json');
    const envelope = isFile ? bare(response.statusCode) : response.json<Envelope>();
    return { status: response.statusCode, envelope, headers };
  };
  return {
    send,
    call: async (endpoint, ...[given]) => {
      const { envelope } = await send(endpoint, given as Parts);
      if (envelope.status >= 400) throw new Refused(envelope);
      return envelope.data as never;
    },
  };
}
