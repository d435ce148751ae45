import { apiPrefix } from '@souk/contract/shared/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { Problem } from '../errors.ts';
import type { Answer, AnsweredFile, Exchange } from './exchange.ts';
import { readMultipart } from './multipart.ts';
import { type Operation, refusal } from './operation.ts';
import { rawBodyOf } from './raw-body.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

async function exchangeOf(request: FastifyRequest): Promise<Exchange> {
  const upload = request.isMultipart() ? await readMultipart(request) : { body: request.body, files: [] };
  return {
    params: request.params,
    query: request.query,
    ...upload,
    rawBody: rawBodyOf(request),
    headers: request.headers as Record<string, string | undefined>,
    address: request.ip,
    requestId: request.id,
  };
}

const sendFile = (reply: FastifyReply, { name, type, bytes }: AnsweredFile) =>
  reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(bytes);

const send = (reply: FastifyReply, answer: Answer) => {
  if (answer.file) return sendFile(reply.code(answer.status), answer.file);
  return reply
    .code(answer.status)
    .headers({ 'cache-control': 'no-store', ...answer.headers })
    .send(answer.body);
};

const without = (value: unknown, name: string): unknown => {
  if (typeof value !== 'object' || value === null || !(name in value)) return value;
  const { [name as never]: _taken, ...rest } = value as Record<string, unknown>;
  return rest;
};

/** The method a POST stands for: `_method` in query or body, else the update of that path. */
function overridden(exchange: Exchange, operations: Map<string, Operation>): Operation | undefined {
  const read = (part: unknown) => (part as { _method?: unknown } | null | undefined)?._method;
  const wanted = String(read(exchange.query) ?? read(exchange.body) ?? '').toUpperCase();
  exchange.query = without(exchange.query, '_method');
  exchange.body = without(exchange.body, '_method');
  const method = wanted === 'PATCH' ? 'PUT' : wanted;
  return operations.get(method || 'POST') ?? (method ? undefined : operations.get('PUT'));
}

/** Puts every operation on its path; other methods of a known path answer 405 and say which are allowed. */
export function mountOperations(server: FastifyInstance, operations: readonly Operation[]): void {
  const byPath = new Map<string, Map<string, Operation>>();
  for (const operation of operations) {
    const { path, method } = operation.endpoint;
    byPath.set(path, (byPath.get(path) ?? new Map()).set(method, operation));
  }

  for (const [path, atPath] of byPath) {
    const allowed = [...atPath.keys()].join(', ');
    const takesPost = atPath.has('POST') || atPath.has('PUT') || atPath.has('DELETE');
    for (const method of methods) {
      const own = atPath.get(method);
      const handler = async (request: FastifyRequest, reply: FastifyReply) => {
        const exchange = await exchangeOf(request);
        const operation = method === 'POST' && takesPost ? overridden(exchange, atPath) : own;
        if (operation) return send(reply, await operation.handle(exchange));
        return send(reply.header('allow', allowed), refusal(new Problem('method-not-allowed')));
      };
      server.route({ method: method as HTTPMethods, url: apiPrefix + path, handler });
    }
  }
}
