import type { Log } from '../log.ts';
import { openLastingConnection } from './lasting-connection.ts';
import { retryWhileLost } from './retry-while-lost.ts';

export interface Listener {
  /**
   * Resolves when no later commit can be missed. After the connection was broken the payload is empty: notifications
   * may have been lost.
   */
  on: (channel: string, onMessage: (payload: string) => void) => Promise<void>;
  close: () => Promise<void>;
}

/** One connection per process that listens to what other processes commit. */
export async function openListener(url: string, log: Log): Promise<Listener> {
  const handlers = new Map<string, ((payload: string) => void)[]>();
  const { client, close } = await openLastingConnection({
    url,
    name: 'souk-listen',
    log,
    prepare: async (fresh) => {
      fresh.on('notification', ({ channel, payload }) => {
        for (const onMessage of handlers.get(channel) ?? []) onMessage(payload ?? '');
      });
      for (const channel of handlers.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      for (const onMessage of [...handlers.values()].flat()) onMessage('');
    },
  });

  return {
    on: async (channel, onMessage) => {
      const known = handlers.get(channel);
      handlers.set(channel, [...(known ?? []), onMessage]);
      if (known) return;
      await retryWhileLost(
        (line) => log.warn(line),
        () => client().query(`listen ${client().escapeIdentifier(channel)}`),
      );
    },
    close,
  };
}
