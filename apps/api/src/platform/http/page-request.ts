import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Photos by the dozen go through page forms, so they may be larger than an API body. */
export const formLimitBytes = 64 * 1024 * 1024;

/** What proxies add is the server's to judge. */
const isOfProxies = (name: string) => name === 'forwarded' || name.startsWith('x-forwarded-');

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers).filter(([name]) => !isOfProxies(name)))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  return headers;
}

/** The request as pages see it: at the public address, whatever name the site was asked for by. */
export function toRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const abort = new AbortController();
  reply.raw.on('close', () => reply.raw.writableFinished || abort.abort());
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody
    ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' as const }
    : {};
  const { method } = request;
  return new Request(new URL(request.url, publicUrl), {
    method,
    headers: headersOf(request),
    signal: abort.signal,
    ...body,
  });
}
