import type { WorkerMessage } from '../app/lib/worker.ts';
import { queueTag } from '../app/modules/scanner/offline/queue-tag.ts';
import { sendQueue } from '../app/modules/scanner/offline/send-queue.ts';
import {
  answerFile,
  answerPage,
  dropOldPages,
  keepOfflinePage,
  keepScanner,
  renewScanner,
} from './kept-pages.ts';
import { openPush, showPush } from './push.ts';
import { scope } from './scope.ts';

const tried = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

// Push has to work even where a page could not be kept.
scope.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([tried(keepOfflinePage()), tried(renewScanner())])),
);

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([dropOldPages(), scope.registration.navigationPreload?.enable(), scope.clients.claim()]),
  ),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate')
    event.respondWith(answerPage(request, Promise.resolve(event.preloadResponse)));
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request));
});

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'take-over') event.waitUntil(scope.skipWaiting());
  else
    event.waitUntil(
      tried(Promise.all([keepOfflinePage(), keepScanner(message.language, message.locale)])).then((isKept) =>
        event.ports[0]?.postMessage(isKept),
      ),
    );
});

scope.addEventListener('sync', (event) => {
  if (event.tag === queueTag) event.waitUntil(sendQueue());
});

scope.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.json())));

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(String(event.notification.data.link)));
});
