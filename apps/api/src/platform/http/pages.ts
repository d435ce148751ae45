import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { countPage } from '../operations/page-count.ts';
import { type House, hasSessionCookie } from './operation.ts';
import { noncePlaceholder, PageCache } from './page-cache.ts';

interface PageExtras {
  nonce: string;
  clientAddress: string;
  requestId: string;
  production: boolean;
}

/** What the web floor's build exports. */
export interface Pages {
  handle: (request: Request, extras: PageExtras) => Promise<Response>;
  /** Theme and language of a request: what an anonymous page depends on beside its address; null keeps it out. */
  variant: (headers: Headers, isProduction: boolean) => string | null;
  /** Folder of the built files, where there are any. */
  filesFolder?: string;
  /** Pages from their sources, whose tools put scripts of their own into them. */
  isSource?: boolean;
}

/** Photos by the dozen go through page forms, so they may be larger than an API body. */
const formLimitBytes = 64 * 1024 * 1024;

const stripePages = 'https://js.stripe.com https://hooks.stripe.com';
const leadingAway = 'https://*.stripe.com https://*.paypal.com';

/** What a page may load and where it may lead beyond this site: only what the settings name. */
function beyond({ MAP_STYLE_URL, STRIPE_PUBLISHABLE_KEY, PAYPAL_CLIENT_ID }: Config) {
  const map = MAP_STYLE_URL ? new URL(MAP_STYLE_URL).origin : '';
  const [hasStripe, hasPaypal] = [Boolean(STRIPE_PUBLISHABLE_KEY), Boolean(PAYPAL_CLIENT_ID)];
  return {
    script: hasStripe ? 'https://js.stripe.com' : '',
    frame: hasStripe ? stripePages : '',
    image: map,
    connect: [map, hasStripe ? 'https://api.stripe.com' : ''].filter(Boolean).join(' '),
    // A form that is answered with a redirect leads there too.
    form: hasStripe || hasPaypal ? leadingAway : '',
  };
}

const policy = (nonce: string, { config }: House) => {
  const { script, frame, image, connect, form } = beyond(config);
  return [
    "default-src 'self'",
    // The reader of barcodes is WebAssembly, served by us; this allows compiling it and no other evaluation.
    `script-src 'self' 'nonce-${nonce}' 'wasm-unsafe-eval' ${script}`,
    `frame-src 'self' ${frame}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${image}`,
    `connect-src 'self' ${connect}`,
    "worker-src 'self' blob:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${form}`,
    "frame-ancestors 'none'",
  ]
    .map((directive) => directive.trim())
    .join('; ');
};

function toRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  const abort = new AbortController();
  reply.raw.on('close', () => reply.raw.writableFinished || abort.abort());

  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody
    ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' as const }
    : {};
  return new Request(url, { method: request.method, headers, signal: abort.signal, ...body });
}

function answerPage(reply: FastifyReply, response: Response): unknown {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'x-souk-cache') reply.header(name, value);
  return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
}

interface Keeping {
  cache: PageCache;
  key: string;
  nonce: string;
}

/** Answers a page to somebody without a session, and keeps it where it may be kept. */
async function answerVisitor(reply: FastifyReply, response: Response, { cache, key, nonce }: Keeping) {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) return answerPage(reply, response);
  const seconds = Number(response.headers.get('x-souk-cache') ?? 0);
  response.headers.delete('x-souk-cache');
  const html = await response.text();
  if (seconds > 0 && response.status === 200) cache.keep(key, html, response.headers, seconds);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.code(response.status).send(html.replaceAll(noncePlaceholder, nonce));
}

/** Answers every path that is neither API nor file with a page. */
function pageHandler(pages: Pages, house: House) {
  const cache = new PageCache();
  const { isProduction } = house.config;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    if (!pages.isSource) reply.header('content-security-policy', policy(nonce, house));
    const extras = { clientAddress: request.ip, requestId: request.id, production: isProduction };
    const asked = toRequest(request, reply);
    const isVisitor = request.method === 'GET' && !hasSessionCookie(request.headers);
    const variant = isVisitor ? pages.variant(asked.headers, isProduction) : null;
    if (variant === null) return answerPage(reply, await pages.handle(asked, { ...extras, nonce }));

    const key = `${variant} ${request.url}`;
    const kept = cache.find(key, nonce);
    countPage(kept ? 'hit' : 'miss');
    if (kept) return reply.headers(Object.fromEntries(kept.headers)).send(kept.html);

    const response = await pages.handle(asked, { ...extras, nonce: noncePlaceholder });
    return answerVisitor(reply, response, { cache, key, nonce });
  };
}

/** Serves the built files of the web floor; names with a digest never change. */
async function serveFiles(server: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    decorateReply: false,
  });
  await server.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    maxAge: '1h',
    globIgnore: ['assets/**'],
    decorateReply: false,
  });
}

/** Mounts pages and their files on the server; the web floor itself is handed in. */
export async function mountPages(server: FastifyInstance, house: House, pages: Pages): Promise<void> {
  if (pages.filesFolder) await serveFiles(server, pages.filesFolder);
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: formLimitBytes }, (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      bodyLimit: formLimitBytes,
      exposeHeadRoute: false,
      handler: pageHandler(pages, house),
    });
  });
}
