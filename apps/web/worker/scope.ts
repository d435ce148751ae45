/** The parts of a worker's own world that the types of pages do not have. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface OpenPage {
  focus: () => Promise<unknown>;
  navigate: (address: string) => Promise<unknown>;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  fetch: FetchEvent;
  message: LastingEvent & Pick<MessageEvent, 'data' | 'ports'>;
  push: LastingEvent & { readonly data: { json: () => unknown } | null };
  notificationclick: LastingEvent & { readonly notification: Notification };
  sync: LastingEvent & { readonly tag: string };
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration & {
    readonly navigationPreload?: { enable: () => Promise<void> };
  };
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<OpenPage[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ) => void;
}

export const scope = self as unknown as WorkerScope;
