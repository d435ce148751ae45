import { PassThrough } from 'node:stream';
import { I18nProvider } from '@lingui/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageStateOf } from './lib/page-state.server.ts';

export const streamTimeout = 5_000;

const cacheSecondsOf = (handle: unknown): number => {
  const seconds = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'cache') : undefined;
  return typeof seconds === 'number' ? seconds : 0;
};

/** The deepest route decides how long its page may be kept for visitors. */
function cacheOf(router: EntryContext): number {
  const id = router.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  return cacheSecondsOf(router.routeModules[id]?.handle);
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
  const waitsForAll = isbot(request.headers.get('user-agent') ?? '');

  return new Promise((settle, reject) => {
    let isShellDone = false;
    let answerStatus = status;
    const ready = () => {
      isShellDone = true;
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      headers.set('content-type', 'text/html; charset=utf-8');
      stream.pipe(body);
      settle(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }));
    };
    const stream = renderToPipeableStream(
      <I18nProvider i18n={state.i18n}>
        <ServerRouter context={router} url={request.url} nonce={nonce} />
      </I18nProvider>,
      {
        nonce,
        [waitsForAll ? 'onAllReady' : 'onShellReady']: ready,
        onShellError: reject,
        onError(error) {
          answerStatus = 500;
          if (isShellDone) reportError(error);
        },
      },
    );
    const timer = setTimeout(() => stream.abort(), streamTimeout + 1_000);
  });
}

const reportError = (error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
};

/** Refusals are answers, not faults; only the unexpected is reported. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  reportError(error);
};
