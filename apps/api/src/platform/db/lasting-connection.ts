import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { jobLimits } from './limits.ts';
import { retryWhileLost } from './retry-while-lost.ts';

const reopenAfterMs = 500;

export interface LastingConnection {
  /** The current connection; while it is broken, queries on it are refused. */
  client: () => pg.Client;
  /** Closes it for good, even while it is reopening. */
  close: () => Promise<void>;
}

interface Wanted {
  url: string;
  /** The connection's name in the database. */
  name: string;
  log: Log;
  /** Restores on a new connection what the broken one had set up. */
  prepare: (client: pg.Client) => Promise<void>;
}

/** One connection of a process that is reopened whenever it breaks. */
export async function openLastingConnection({ url, name, log, prepare }: Wanted): Promise<LastingConnection> {
  let isClosed = false;
  let reopening = Promise.resolve();
  let client = await retryWhileLost((line) => log.warn(line), open);

  async function open(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: name, ...jobLimits });
    fresh.on('error', () => undefined);
    await fresh.connect();
    try {
      await prepare(fresh);
    } catch (error) {
      await fresh.end().catch(() => undefined);
      throw error;
    }
    fresh.once('end', () => {
      reopening = reopen();
    });
    return fresh;
  }

  async function reopen(): Promise<void> {
    while (!isClosed) {
      await pause(reopenAfterMs);
      try {
        client = await open();
        return;
      } catch (error) {
        log.warn({ err: error }, `the connection ${name} is down, trying again`);
      }
    }
  }

  return {
    client: () => client,
    close: async () => {
      isClosed = true;
      await reopening;
      await client.end();
    },
  };
}
