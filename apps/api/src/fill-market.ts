import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './platform/config.ts';
import { isOpeningProgress, type OpeningProgress } from './platform/opening.ts';

const program = join(import.meta.dirname, '../../../tools/seed/main.ts');
const shownLines = 30;

interface Filling {
  /** Resolves when the market is complete; false if it was stopped before. */
  done: Promise<boolean>;
  stop: () => void;
}

/**
 * Makes the demo market in a separate process, at a low priority and with its own clock. Its output goes into a file
 * that is shown if it fails.
 */
export async function fillMarket(
  { SOUK_DATA }: Config,
  databaseUrl: string,
  hear: (progress: OpeningProgress) => void,
): Promise<Filling> {
  await mkdir(SOUK_DATA, { recursive: true });
  const file = join(SOUK_DATA, 'market.log');
  const log = createWriteStream(file);
  await once(log, 'open');
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, SOUK_DATABASE: databaseUrl },
  });
  child.on('message', (message) => {
    if (isOpeningProgress(message)) hear(message);
  });
  let isStopped = false;
  const done = once(child, 'exit').then(async ([code]) => {
    log.close();
    if (code === 0 || isStopped) return code === 0;
    const said = await readFile(file, 'utf8');
    throw new Error(
      `The demo market could not be made. The end of ${file}:\n${said.split('\n').slice(-shownLines).join('\n')}`,
    );
  });
  return {
    done,
    stop: () => {
      isStopped = true;
      child.kill();
    },
  };
}
