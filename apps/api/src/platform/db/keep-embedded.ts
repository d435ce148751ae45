import { setTimeout as pause } from 'node:timers/promises';
import { type EmbeddedServer, startEmbedded } from './embedded.ts';

const lookEveryMs = 500;
/** Processes of the server that died may block a new one for a while. */
const againAfterMs = 2000;

/** Starts the bundled PostgreSQL, and restarts it whenever it dies, until it is stopped. */
export async function keepEmbedded(folder: string, tell: (line: string) => void): Promise<EmbeddedServer> {
  let server = await startEmbedded(folder);
  const stopping = new AbortController();
  const wait = (ms: number) =>
    pause(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);

  async function revive(): Promise<void> {
    tell('The database has died, it is started again.');
    try {
      server = await startEmbedded(folder);
      tell('The database is there again.');
    } catch (error) {
      tell(`The database did not start: ${error instanceof Error ? error.message : 'for no known reason'}`);
      await wait(againAfterMs);
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await wait(lookEveryMs);
      if (!stopping.signal.aborted && !server.isAlive()) await revive();
    }
  }

  const watching = watch();
  return {
    urlOf: server.urlOf,
    isAlive: () => server.isAlive(),
    stop: async () => {
      stopping.abort();
      await watching;
      await server.stop();
    },
  };
}
