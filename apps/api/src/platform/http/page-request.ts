import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './admission.ts';
import { checkLength, within } from './multipart.ts';
import type { UploadFolder } from './upload-folder.ts';

/** Photos by the dozen go through page forms, so they may be larger than an API body. */
export const uploadLimitBytes = 64 * 1024 * 1024;
/** The longest form without files. */
const formLimitBytes = 1024 * 1024;

export type FormBody = Buffer<ArrayBuffer> | ReadableStream;

/** What proxies add is the server's to judge. */
const isOfProxies = (name: string) => name === 'forwarded' || name.startsWith('x-forwarded-');

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers).filter(([name]) => !isOfProxies(name)))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  return headers;
}

/** What pages send: forms of both kinds, and scripts JSON. */
const formTypes = /^(multipart\/form-data|application\/(x-www-form-urlencoded|json)) *(;|$)/i;

export const isForm = (request: FastifyRequest): boolean =>
  formTypes.test(request.headers['content-type'] ?? '');

export const isUpload = (request: FastifyRequest): boolean =>
  hasBody(request) && /^multipart\//i.test(request.headers['content-type'] ?? '');

/** A form without files, whole. */
export async function readForm(request: FastifyRequest): Promise<Buffer<ArrayBuffer>> {
  checkLength(request, formLimitBytes);
  const gather = async (pieces: AsyncIterable<Buffer>) => Buffer.concat(await Array.fromAsync(pieces));
  return pipeline(request.raw, within(formLimitBytes), gather);
}

/** A form with files, which waits on disk until all of it is there. */
export async function storeUpload(request: FastifyRequest, folder: UploadFolder): Promise<ReadableStream> {
  checkLength(request, uploadLimitBytes);
  const path = folder.next();
  await pipeline(request.raw, within(uploadLimitBytes), createWriteStream(path));
  return Readable.toWeb(createReadStream(path)) as ReadableStream;
}

/** The request as pages see it: at the public address, whatever name the site was asked for by. */
export function toRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, body }: { publicUrl: string; body?: FormBody | undefined },
): Request {
  const abort = new AbortController();
  reply.raw.on('close', () => reply.raw.writableFinished || abort.abort());
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers: headersOf(request),
    signal: abort.signal,
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
}
