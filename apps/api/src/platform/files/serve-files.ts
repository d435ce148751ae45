import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Problem } from '../errors.ts';
import { refusal } from '../http/refusal.ts';
import { digestOf } from '../ids.ts';
import { createDerivatives, type Derivatives, sizeFor } from './derivatives.ts';
import type { Storage } from './storage.ts';

/** Nothing else is looked up: no path traversal, no private file. */
const publicPath = /^public\/[0-9a-f]{2}\/[0-9a-f]{38}\.(jpg|png|pdf)$/;

/** A path names its content, so an answer stays valid for ever. */
const forEver = 'public, max-age=31536000, immutable';

const types: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** Uploaded files are shown, never executed. */
const shown = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
};

const notFound = (reply: FastifyReply) => {
  const { status, body } = refusal(new Problem('path-not-found'));
  return reply.code(status).header('cache-control', 'no-store').send(body);
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

const sendCached = (request: FastifyRequest, reply: FastifyReply, tag: string) => {
  reply.headers({
    ...shown,
    etag: tag,
    'cache-control': forEver,
    'cross-origin-resource-policy': 'cross-origin',
  });
  return request.headers['if-none-match'] === tag;
};

async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  derivatives: Derivatives,
  path: string,
  extension: 'jpg' | 'png',
) {
  const size = sizeFor(request.query as object);
  const format = (request.headers.accept ?? '').includes('image/webp') ? 'webp' : extension;
  const bytes = await derivatives.get(path, { size, format, owner: request.ip });
  if (!bytes) return notFound(reply);
  reply.header('vary', 'accept').type(types[format] ?? 'application/octet-stream');
  const tag = `"${digestOf(`${path} ${size.w}x${size.h} ${format}`).slice(0, 24)}"`;
  return sendCached(request, reply, tag) ? reply.code(304).send() : reply.send(bytes);
}

async function sendPaper(request: FastifyRequest, reply: FastifyReply, storage: Storage, path: string) {
  const bytes = await storage.read(path);
  if (!bytes) return notFound(reply);
  reply.type('application/pdf').header('content-disposition', 'attachment; filename="document.pdf"');
  const isKnown = sendCached(request, reply, `"${digestOf(path).slice(0, 24)}"`);
  return isKnown ? reply.code(304).send() : reply.send(bytes);
}

/** Answers `GET /files/<path>?w=&h=`: pictures in the size asked for, PDFs as a download. */
export function mountFiles(server: FastifyInstance, storage: Storage, maxCacheBytes: number): Derivatives {
  const derivatives = createDerivatives(storage, maxCacheBytes);
  // Cached for a short time only: a picture deleted by another process must disappear soon.
  const present = new LRUCache<string, true>({ max: 50_000, ttl: 60_000 });
  const isStored = async (path: string) => {
    if (present.has(path)) return true;
    const found = await storage.has(path);
    if (found) present.set(path, true);
    else await derivatives.forget(path);
    return found;
  };

  server.get('/files/*', async (request, reply) => {
    const path = decoded((request.params as { '*': string })['*']);
    const extension = publicPath.exec(path)?.[1];
    if (!extension || !(await isStored(path))) return notFound(reply);
    if (extension === 'pdf') return sendPaper(request, reply, storage, path);
    return sendPicture(request, reply, derivatives, path, extension as 'jpg' | 'png');
  });
  return derivatives;
}
