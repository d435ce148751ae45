import { useEffect, useEffectEvent } from 'react';

/** Topics that the server sends to signed-in users while a page is open. */
export const liveTopics = [
  'notification',
  'counters',
  'message',
  'order',
  'booking',
  'quote',
  'dispute',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

export type LiveHandler = (payload: unknown) => void;

interface LiveMessage {
  topic: LiveTopic;
  payload: unknown;
}

const streamAddress = '/api/v2/stream';
const channelName = 'souk-live';
const handlers = new Map<LiveTopic, Set<LiveHandler>>();

/** A page takes less time than this from reading its data to being shown. */
const loadingMs = 10_000;
let recent: (LiveMessage & { at: number })[] = [];

const heardLately = () => {
  recent = recent.filter(({ at }) => at > performance.now() - loadingMs);
  return recent;
};

const deliver = ({ topic, payload }: LiveMessage) => {
  recent = [...heardLately(), { topic, payload, at: performance.now() }];
  for (const handler of handlers.get(topic) ?? []) handler(payload);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the stream and passes it on to this tab and the others. */
function readStream(channel: BroadcastChannel, renderedAt: string): EventSource {
  const source = new EventSource(`${streamAddress}?${new URLSearchParams({ since: renderedAt })}`);
  for (const topic of liveTopics) {
    source.addEventListener(topic, (event: MessageEvent<string>) => {
      const message: LiveMessage = { topic, payload: parsed(event.data) };
      deliver(message);
      channel.postMessage(message);
    });
  }
  return source;
}

/**
 * Keeps one connection for all tabs of the user: the tab that holds the lock reads the stream and passes it on; when
 * it closes, the next tab takes over. It begins with what was told since the page was rendered. Returns a function
 * that stops this.
 */
export function openLive(userId: number, renderedAt: string): () => void {
  const leave = new AbortController();
  const name = `${channelName}-${userId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<LiveMessage>) => deliver(event.data);

  const read = () =>
    new Promise<void>((done) => {
      const source = readStream(channel, renderedAt);
      const end = () => {
        source.close();
        done();
      };
      if (leave.signal.aborted) end();
      else leave.signal.addEventListener('abort', end);
    });
  // Without locks (plain HTTP on another host) each tab reads for itself and passes nothing on.
  if (navigator.locks) {
    navigator.locks.request(name, { signal: leave.signal }, read).catch(() => undefined);
  } else {
    channel.onmessage = null;
    void read();
  }
  return () => {
    leave.abort();
    channel.close();
  };
}

/**
 * Calls the handler for each live message of the topic while the component is mounted, and for those that came while
 * its page was being loaded; a handler may hear of something that its page shows already.
 */
export function useLive(topic: LiveTopic, handler: LiveHandler): void {
  const handle = useEffectEvent(handler);
  useEffect(() => {
    const each: LiveHandler = (payload) => handle(payload);
    const listeners = handlers.get(topic) ?? new Set();
    handlers.set(topic, listeners.add(each));
    for (const message of heardLately()) if (message.topic === topic) each(message.payload);
    return () => {
      listeners.delete(each);
    };
  }, [topic]);
}
