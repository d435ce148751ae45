import { Writable } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageStateOf } from './lib/page-state.server.ts';
import { startAfterPaint } from './lib/start-scripts.server.ts';

const cacheSecondsOf = (handle: unknown): number => {
  const seconds = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'cache') : undefined;
  return typeof seconds === 'number' ? seconds : 0;
};

/** The deepest route decides how long its page may be kept for visitors. */
function cacheOf(router: EntryContext): number {
  const id = router.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  return cacheSecondsOf(router.routeModules[id]?.handle);
}

/** Takes up a page in one piece: it has waited for all its data anyway, and most pages are kept. */
function collect(settle: (html: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      settle(startAfterPaint(Buffer.concat(pieces).toString()));
      done();
    },
  });
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const state = pageStateOf({ context });
  state.cacheSeconds = cacheOf(router);
  const nonce = state.extras.nonce;

  return new Promise((settle, reject) => {
    let answerStatus = status;
    const answer = (html: string) => {
      headers.set('content-type', 'text/html; charset=utf-8');
      settle(new Response(html, { headers, status: answerStatus }));
    };
    const stream = renderToPipeableStream(
      <I18nProvider i18n={state.i18n}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </I18nProvider>,
      {
        nonce,
        onAllReady: () => stream.pipe(collect(answer)),
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          reportError(error);
        },
      },
    );
  });
}

const reportError = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
};

/** What reading a posted body as a form throws where it is none. */
const isUnreadableForm = (error: unknown) =>
  error instanceof TypeError && /as FormData|Content-Type was not one of/.test(error.message);

/** Refusals are answers, not faults; only the unexpected is reported. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  if (isUnreadableForm(error)) {
    pageStateOf({ context }).isUnreadable = true;
    return;
  }
  if (isRouteErrorResponse(error) && error.status < 500) return;
  reportError(error);
};
