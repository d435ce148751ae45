import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import { countPage } from '../operations/page-count.ts';
import { hasBody } from './admission.ts';
import { contentPolicy } from './content-policy.ts';
import { maxUploadBytes, readPageUpload } from './multipart.ts';
import { type House, hasSessionCookie } from './operation.ts';
import { PageCache } from './page-cache.ts';
import { type FormBody, isForm, readForm, toRequest } from './page-request.ts';
import type { UploadFolder } from './upload-folder.ts';
import { withUploadFolder } from './upload-queue.ts';

interface PageExtras {
  nonce: string;
  clientAddress: string;
  requestId: string;
  production: boolean;
  /** The posted form, if it has files: they are on disk until the page is answered. */
  form?: FormData | undefined;
  /** The market's zone, for readers without one of their own. */
  timeZone: string;
}

/** What a page for all visitors depends on besides its address. */
export interface PageVariant {
  key: string;
  /** The headers that express it, and nothing else about the caller. */
  headers: Record<string, string>;
  /** The request has none of our other cookies. */
  isPlain: boolean;
}

/** What the web build exports. */
export interface Pages {
  handle: (request: Request, extras: PageExtras) => Promise<Response>;
  /** The variant of a page for all visitors that this request gets; null if the page is this visitor's own. */
  variant: (request: Request, isProduction: boolean) => PageVariant | null;
  /** Folder of the built files, if there are any. */
  filesFolder?: string;
  /** Pages from source, whose tools insert their own scripts. */
  isSource?: boolean;
}

const newNonce = () => randomBytes(16).toString('base64');

/** Personal and failed answers are not stored; others are revalidated because of their nonce. */
function storingOf({ status, headers }: Response, isVisitor: boolean): string {
  if (!isVisitor || headers.has('set-cookie') || status >= 400) return 'private, no-store';
  return headers.get('cache-control') ?? 'private, no-cache';
}

function answerPage(reply: FastifyReply, response: Response, isVisitor: boolean): unknown {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'x-souk-cache') reply.header(name, value);
  reply.header('cache-control', storingOf(response, isVisitor));
  return reply.send(response.body ? Readable.fromWeb(response.body as never) : '');
}

const secondsToKeep = ({ status, headers }: Response): number =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') && !headers.has('set-cookie')
    ? Number(headers.get('x-souk-cache') ?? 0)
    : 0;

/** Answers visitors with cached pages where possible; those are rendered without anything about who asked first. */
function visitorPages(pages: Pages) {
  const cache = new PageCache();

  /** A visitor with cookies of ours is rendered a page of their own where the path is not known yet. */
  const forAll = (asked: Request, { headers, isPlain }: PageVariant): Request | undefined =>
    isPlain || cache.isKnown(asked.url)
      ? new Request(asked.url, { headers, signal: asked.signal })
      : undefined;

  return async (reply: FastifyReply, asked: Request, variant: PageVariant, extras: PageExtras) => {
    const key = `${variant.key} ${asked.url}`;
    const kept = cache.find(key, extras.nonce);
    countPage(kept ? 'hit' : 'miss');
    if (kept) return reply.headers(Object.fromEntries(kept.headers)).send(kept.html);

    const shared = forAll(asked, variant);
    // Unknown to authors of the page's content, so that their text cannot get a nonce.
    const placeholder = newNonce();
    const response = await pages.handle(shared ?? asked, { ...extras, nonce: placeholder });
    const seconds = secondsToKeep(response);
    if (seconds > 0) cache.know(asked.url);
    if (!response.headers.get('content-type')?.startsWith('text/html'))
      return answerPage(reply, response, true);

    const parts = (await response.text()).split(placeholder);
    const headers = new Headers(response.headers);
    headers.delete('x-souk-cache');
    headers.set('cache-control', storingOf(response, true));
    if (shared && seconds > 0) cache.keep(key, { parts, headers: [...headers] }, seconds);
    for (const [name, value] of headers) reply.header(name, value);
    return reply.code(response.status).send(parts.join(extras.nonce));
  };
}

type Answered = Promise<unknown>;

/** The page itself refuses, in its own words, what is not a form. */
async function readUpload(request: FastifyRequest, folder: UploadFolder): Promise<FormData | undefined> {
  try {
    return await readPageUpload(request, folder);
  } catch (error) {
    if (error instanceof Problem && error.code === 'malformed-request') return undefined;
    throw error;
  }
}

/** Reads the form for a page; its files are deleted once the page is answered. */
const formTaker =
  ({ config }: House) =>
  async (request: FastifyRequest, use: (body: FormBody | undefined) => Answered): Answered => {
    if (!hasBody(request)) return use(undefined);
    if (!isForm(request)) throw new Problem('unsupported-media-type');
    if (!request.isMultipart()) return use(await readForm(request));
    return withUploadFolder(config, request, async (folder) => use(await readUpload(request, folder)));
  };

/** Answers every path that is neither API nor file with a page. */
function pageHandler(pages: Pages, house: House) {
  const { config } = house;
  const answerVisitor = visitorPages(pages);
  const takeForm = formTaker(house);
  const publicUrl = config.PUBLIC_URL;

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = newNonce();
    if (!pages.isSource) reply.header('content-security-policy', contentPolicy(nonce, config));
    reply.header('vary', 'cookie, accept-language');
    const production = config.isProduction;
    const extras = {
      nonce,
      clientAddress: request.ip,
      requestId: request.id,
      production,
      timeZone: config.DEFAULT_TIME_ZONE,
    };
    if (request.method === 'POST')
      return takeForm(request, async (body) => {
        const posted = toRequest(request, reply, { publicUrl, body });
        const form = body instanceof FormData ? body : undefined;
        return answerPage(reply, await pages.handle(posted, { ...extras, form }), false);
      });

    const asked = toRequest(request, reply, { publicUrl });
    const isVisitor = !hasSessionCookie(request.headers) && !request.headers.authorization;
    const variant = isVisitor && request.method === 'GET' ? pages.variant(asked, production) : null;
    if (variant) return answerVisitor(reply, asked, variant, extras);
    return answerPage(reply, await pages.handle(asked, extras), isVisitor);
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

/** Mounts pages and their files on the server; the web floor is passed in. */
export async function mountPages(server: FastifyInstance, house: House, pages: Pages): Promise<void> {
  if (pages.filesFolder) await serveFiles(server, pages.filesFolder);
  await server.register(async (scope) => {
    scope.removeContentTypeParser(['application/json', 'application/x-www-form-urlencoded', 'text/plain']);
    scope.addContentTypeParser('*', { bodyLimit: maxUploadBytes }, (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      bodyLimit: maxUploadBytes,
      exposeHeadRoute: false,
      handler: pageHandler(pages, house),
    });
  });
}
