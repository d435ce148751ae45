import type { Log } from '../log.ts';
import { openLastingConnection } from './lasting-connection.ts';
import { patiently } from './patience.ts';

export interface Listener {
  /**
   * Resolves when no later commit can be missed. After the connection was broken the payload is empty: notifications
   * may have been lost.
   */
  on: (channel: string, hear: (payload: string) => void) => Promise<void>;
  close: () => Promise<void>;
}

/** One connection per process that listens to what other processes commit. */
export async function openListener(url: string, log: Log): Promise<Listener> {
  const ears = new Map<string, ((payload: string) => void)[]>();
  const { client, close } = await openLastingConnection({
    url,
    name: 'souk-listen',
    log,
    prepare: async (fresh) => {
      fresh.on('notification', ({ channel, payload }) => {
        for (const hear of ears.get(channel) ?? []) hear(payload ?? '');
      });
      for (const channel of ears.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      for (const hear of [...ears.values()].flat()) hear('');
    },
  });

  return {
    on: async (channel, hear) => {
      const known = ears.get(channel);
      ears.set(channel, [...(known ?? []), hear]);
      if (known) return;
      await patiently(
        (line) => log.warn(line),
        () => client().query(`listen ${client().escapeIdentifier(channel)}`),
      );
    },
    close,
  };
}
