import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const folderOf = ({ SOUK_DATA }: Pick<Config, 'SOUK_DATA'>) => join(SOUK_DATA, 'uploads');

/** Longer than any call takes, its body and its answer together. */
const abandonedAfterMs = 60 * 60 * 1000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Machines may share the folder; process ids are only meaningful on their own machine. */
const machine = hostname().replaceAll(/[^\w]/g, '');
const nameFor = (pid: number) => `${machine}-${pid}-`;

async function isAbandoned(path: string, name: string): Promise<boolean> {
  const [host, number] = name.split('-');
  const pid = Number(number);
  // A starting process has no call yet, so folders with its id are left from an earlier one.
  if (host === machine && (pid === process.pid || !isRunning(pid))) return true;
  const known = await stat(path).catch(() => undefined);
  return known !== undefined && performance.timeOrigin + performance.now() - known.mtimeMs > abandonedAfterMs;
}

/** Removes the uploads of processes that died; run before this process's first call. */
export async function clearUploads(config: Pick<Config, 'SOUK_DATA'>): Promise<void> {
  const folder = folderOf(config);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (await isAbandoned(path, name)) await rm(path, { recursive: true, force: true });
  }
}

/** The uploaded files of one call, on disk until it is answered. */
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
