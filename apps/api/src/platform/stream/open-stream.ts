import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log.ts';
import { listAfter, momentId, newestId, newestIdAt, positionAfter, type StreamMessage } from './position.ts';

/** One open connection of a user. */
export interface Stream {
  userId: number;
  sessionId: number;
  /** Sends new messages. */
  wake: () => Promise<void>;
  /** Keeps the connection alive and tells the client its position. */
  beat: () => Promise<void>;
  end: () => void;
}

interface Opening {
  raw: ServerResponse;
  db: Db;
  log: Log;
  userId: number;
  sessionId: number;
  lastEventId: string | undefined;
  /** When the page was rendered that reads the stream: what was told since then is new to it. */
  renderedAt: number | undefined;
}

const pageSize = 100;
/** A reader that takes nothing for so long is disconnected; it can resume where it was. */
const drainWithinMs = 30_000;

const eventText = ({ id, topic, payload }: StreamMessage) =>
  `id: ${id}\nevent: ${topic}\ndata: ${JSON.stringify(payload)}\n\n`;

/** Writes no more than the reader takes: at most one page is buffered. */
async function write(raw: ServerResponse, text: string): Promise<void> {
  if (raw.destroyed || raw.writableEnded || raw.write(text)) return;
  const waiting = new AbortController();
  const timer = setTimeout(() => raw.destroy(), drainWithinMs);
  const options = { signal: waiting.signal };
  await Promise.race([once(raw, 'drain', options), once(raw, 'close', options)]).catch(() => undefined);
  clearTimeout(timer);
  waiting.abort();
}

/** Starts a stream where the client left off; if its position is unknown, when its page was rendered, or now. */
export function openStream(opening: Opening): Stream {
  const { raw, db, log, userId, sessionId, lastEventId, renderedAt } = opening;
  let position = 0;
  let running: Promise<void> | undefined;
  let hasMore = false;
  const isOpen = () => !raw.destroyed && !raw.writableEnded;

  async function sendNew(): Promise<void> {
    do {
      hasMore = false;
      const page = await listAfter(db, userId, position, pageSize);
      const newest = page.at(-1);
      if (!newest) continue;
      await write(raw, page.map(eventText).join(''));
      position = newest.id;
      hasMore ||= page.length === pageSize;
    } while (hasMore && isOpen());
  }

  async function greet(): Promise<void> {
    const known = lastEventId === undefined ? undefined : await positionAfter(db, userId, lastEventId);
    if (known !== undefined) {
      position = known;
      return write(raw, 'retry: 3000\n\n');
    }
    const now = clock.now();
    position = await (renderedAt === undefined ? newestId(db, userId) : newestIdAt(db, userId, renderedAt));
    return write(raw, `retry: 3000\nid: ${momentId(position, now)}\nevent: hello\ndata: {}\n\n`);
  }

  // One at a time: what arrives meanwhile is read by the run in progress.
  const run = (work: () => Promise<void>): Promise<void> => {
    running ??= work()
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a live stream broke off');
        raw.destroy();
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const wake = () => {
    hasMore = true;
    return isOpen() ? run(sendNew) : Promise.resolve();
  };

  void run(async () => {
    await greet();
    await sendNew();
  });
  return {
    userId,
    sessionId,
    wake,
    beat: async () => {
      if (running || !isOpen()) return;
      const now = clock.now();
      await wake();
      await write(raw, `: \nid: ${momentId(position, now)}\n\n`);
    },
    end: () => raw.end(),
  };
}
