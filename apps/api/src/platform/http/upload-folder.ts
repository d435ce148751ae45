import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const folderOf = ({ SOUK_DATA }: Pick<Config, 'SOUK_DATA'>) => join(SOUK_DATA, 'uploads');

/** Longer than any call lasts, its body and its answer together. */
const abandonedAfterMs = 60 * 60 * 1000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Machines may share the folder; numbers of processes mean something on their own machine only. */
const machine = hostname().replaceAll(/[^\w]/g, '');
const nameFor = (pid: number) => `${machine}-${pid}-`;

async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [host, number] = name.split('-');
  const pid = Number(number);
  // A process that starts has no call yet, so what carries its number was left by an earlier one.
  if (host === machine && (pid === process.pid || !isRunning(pid))) return true;
  const known = await stat(path).catch(() => undefined);
  return known !== undefined && performance.timeOrigin + performance.now() - known.mtimeMs > abandonedAfterMs;
}

/** Removes what processes that died left of their calls; run before the first call of this one. */
export async function clearUploads(config: Pick<Config, 'SOUK_DATA'>): Promise<void> {
  const folder = folderOf(config);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (await isAbandoned(path, name)) await rm(path, { recursive: true, force: true });
  }
}

/** Bodies of one call on disk, until it is answered. */
export interface UploadFolder {
  /** A path for the next file. */
  next: () => string;
  read: (path: string) => Promise<Buffer>;
  remove: () => Promise<void>;
}

export async function openUploadFolder(config: Pick<Config, 'SOUK_DATA'>): Promise<UploadFolder> {
  const parent = folderOf(config);
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, nameFor(process.pid)));
  let count = 0;
  return {
    next: () => {
      count += 1;
      return join(folder, String(count));
    },
    read: (path) => readFile(path),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
