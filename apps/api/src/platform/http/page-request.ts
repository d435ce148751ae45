import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkLength, within } from './multipart.ts';

/** The largest form without files. */
const formLimitBytes = 1024 * 1024;

export type FormBody = Buffer<ArrayBuffer> | FormData;

/** Headers that proxies add are evaluated by the server. */
const isOfProxies = (name: string) => name === 'forwarded' || name.startsWith('x-forwarded-');

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers).filter(([name]) => !isOfProxies(name)))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  return headers;
}

/** What pages send: forms of both kinds, and JSON from scripts. */
const formTypes = /^(multipart\/form-data|application\/(x-www-form-urlencoded|json)) *(;|$)/i;

export const isForm = (request: FastifyRequest): boolean =>
  formTypes.test(request.headers['content-type'] ?? '');

/** A form without files, read completely. */
export async function readForm(request: FastifyRequest): Promise<Buffer<ArrayBuffer>> {
  checkLength(request, formLimitBytes);
  const gather = async (pieces: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(pieces));
  return pipeline(request.raw, within(formLimitBytes), gather);
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** For a form with files the request carries only its texts; the page is given the files separately. */
function bodyOf(headers: Headers, body: FormBody | undefined): RequestInit {
  if (body === undefined) return {};
  if (!(body instanceof FormData)) return { body };
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  return { body: new URLSearchParams([...body].filter(isText)) };
}

/** The request as pages see it: at the public address, whichever name was requested. */
export function toRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, body }: { publicUrl: string; body?: FormBody | undefined },
): Request {
  const abort = new AbortController();
  reply.raw.on('close', () => reply.raw.writableFinished || abort.abort());
  const headers = headersOf(request);
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    signal: abort.signal,
    ...bodyOf(headers, body),
    headers,
  });
}
