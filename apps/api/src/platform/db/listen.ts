import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';

export interface Listener {
  on: (channel: string, hear: (payload: string) => void) => Promise<void>;
  close: () => Promise<void>;
}

/** One connection per process that hears what other processes have committed; it reconnects by itself. */
export async function openListener(url: string, log: Log): Promise<Listener> {
  const ears = new Map<string, ((payload: string) => void)[]>();
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'souk-listen' });
    fresh.on('notification', ({ channel, payload }) => {
      for (const hear of ears.get(channel) ?? []) hear(payload ?? '');
    });
    fresh.on('error', () => undefined);
    await fresh.connect();
    for (const channel of ears.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    fresh.once('end', () => void reconnect());
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!isClosed) {
      await pause(500);
      try {
        client = await connect();
        return;
      } catch (error) {
        log.warn({ err: error }, 'the listening connection is down, trying again');
      }
    }
  }

  return {
    on: async (channel, hear) => {
      const known = ears.get(channel);
      ears.set(channel, [...(known ?? []), hear]);
      if (!known) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    close: async () => {
      isClosed = true;
      await client.end();
    },
  };
}
