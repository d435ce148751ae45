import { apiPrefix } from '@souk/contract/shared/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../errors.ts';
import { admissionOf, admitBeforeBody, hasBody } from './admission.ts';
import type { Answer, AnsweredFile, Exchange, UploadedFile } from './exchange.ts';
import { multipartBytes, readMultipart } from './multipart.ts';
import type { Operation } from './operation.ts';
import { rawBodyOf } from './raw-body.ts';
import { refusal } from './refusal.ts';
import { replyLanguage } from './reply-language.ts';
import { withUploadFolder } from './upload-queue.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

/** For calls that need no body, in case a client sends one. */
const bareLimitBytes = 16 * 1024;

interface Form {
  body: unknown;
  files: UploadedFile[];
}

const exchangeOf = (request: FastifyRequest, form: Form): Exchange => ({
  params: request.params,
  query: request.query,
  ...form,
  rawBody: rawBodyOf(request),
  headers: request.headers as Record<string, string | undefined>,
  address: request.ip,
  requestId: request.id,
  admitted: admissionOf(request),
});

type TakeForm = <T>(request: FastifyRequest, maxBytes: number, use: (form: Form) => Promise<T>) => Promise<T>;

/** Reads a multipart body for a call. */
const multipartTaker =
  (config: Config): TakeForm =>
  (request, maxBytes, use) =>
    withUploadFolder(config, request, async (folder) => use(await readMultipart(request, folder, maxBytes)));

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

/** The operations of one path by method. */
type AtPath = Map<string, Operation>;

/** The method that a POST means: `_method` in query or body, otherwise the update of that path. */
function overridden(exchange: Exchange, operations: AtPath): Operation | undefined {
  const read = (part: unknown) => (part as { _method?: unknown } | null | undefined)?._method;
  const given = read(exchange.query) ?? read(exchange.body);
  const wanted = typeof given === 'string' ? given.toUpperCase() : '';
  exchange.query = without(exchange.query, '_method');
  exchange.body = without(exchange.body, '_method');
  const method = wanted === 'PATCH' ? 'PUT' : wanted;
  return operations.get(method || 'POST') ?? (method ? undefined : operations.get('PUT'));
}

/** The operations that a request can mean before its body is read. */
function candidatesFor({ method, query }: FastifyRequest, atPath: AtPath): Operation[] {
  const own = atPath.get(method);
  if (method !== 'POST') return own ? [own] : [];
  if ((query as { _method?: unknown } | null)?._method !== undefined) {
    const meant = overridden({ query, body: null } as Exchange, atPath);
    return meant ? [meant] : [];
  }
  return ['POST', 'PUT', 'DELETE'].flatMap((each) => atPath.get(each) ?? []);
}

interface Mounting {
  server: FastifyInstance;
  config: Config;
  take: TakeForm;
}

function mountPath({ server, config, take }: Mounting, path: string, atPath: AtPath): void {
  const allowed = [...atPath.keys()].join(', ');
  const endpoints = [...atPath.values()].map(({ endpoint }) => endpoint);
  const maxBytes = Math.max(...endpoints.map(multipartBytes));
  const takesBody = endpoints.some(({ body, files }) => body || files);
  const takesPost = atPath.has('POST') || atPath.has('PUT') || atPath.has('DELETE');

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!hasBody(request)) return;
    const candidates = candidatesFor(request, atPath);
    if (candidates.length > 0) return admitBeforeBody(request, candidates);
    reply.header('allow', allowed);
    throw new Problem('method-not-allowed');
  };

  for (const method of methods) {
    const answer = async (request: FastifyRequest, reply: FastifyReply, form: Form) => {
      const exchange = exchangeOf(request, form);
      const operation = method === 'POST' && takesPost ? overridden(exchange, atPath) : atPath.get(method);
      if (operation) return send(reply, await operation.handle(exchange));
      const language = replyLanguage(exchange.headers, config);
      return send(reply.header('allow', allowed), refusal(new Problem('method-not-allowed'), language));
    };
    server.route({
      method: method as HTTPMethods,
      url: apiPrefix + path,
      ...(takesBody ? {} : { bodyLimit: bareLimitBytes }),
      onRequest,
      handler: (request, reply) =>
        request.isMultipart()
          ? take(request, maxBytes, (form) => answer(request, reply, form))
          : answer(request, reply, { body: request.body, files: [] }),
    });
  }
}

/** Mounts every operation on its path; other methods of a known path answer 405 with the allowed ones. */
export function mountOperations(
  server: FastifyInstance,
  operations: readonly Operation[],
  config: Config,
): void {
  const byPath = new Map<string, AtPath>();
  for (const operation of operations) {
    const { path, method } = operation.endpoint;
    byPath.set(path, (byPath.get(path) ?? new Map()).set(method, operation));
  }
  const take = multipartTaker(config);
  for (const [path, atPath] of byPath) mountPath({ server, config, take }, path, atPath);
}
