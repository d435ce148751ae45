import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newRequestId } from '../ids.ts';
import { type Size, shrink } from './pictures.ts';
import type { Storage } from './storage.ts';

/** Side of a picture when no size is asked for (spec §3). */
export const defaultSidePixels = 134;

/** The only sizes that are made, so that nobody can fill the disk by asking for every size. */
const ladder = [32, 64, 96, 134, 200, 268, 400, 536, 800, 1200, 1600, 2000] as const;

const rungFor = (pixels: number) => ladder.find((rung) => rung >= pixels) ?? 2000;

const sideOf = (text: unknown): number | undefined => {
  const pixels = typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return pixels > 0 ? rungFor(pixels) : undefined;
};

/** The size to make for `?w=&h=`; invalid values count as missing. */
export function sizeFor(query: { w?: unknown; h?: unknown }): Size {
  const [w, h] = [sideOf(query.w), sideOf(query.h)];
  return w || h ? { w, h } : { w: defaultSidePixels, h: defaultSidePixels };
}

interface Wanted {
  size: Size;
  format: 'webp' | 'jpg' | 'png';
  /** Who is charged for making it. */
  owner: string;
}

export interface Derivatives {
  /** The derivative's bytes; undefined where the original does not exist. */
  get: (path: string, wanted: Wanted) => Promise<Buffer | undefined>;
  /** Deletes all derivatives of a picture on this machine. */
  forget: (path: string) => Promise<void>;
}

const folderOf = (path: string) => path.replace(/\.\w+$/, '');

/** Deletes the oldest until the folder is within its limit again. */
async function trim(folder: string, maxBytes: number): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const known = await stat(path).catch(() => undefined);
        return { path, bytes: known?.size ?? 0, madeMs: known?.mtimeMs ?? 0 };
      }),
  );
  let excess = files.reduce((sum, { bytes }) => sum + bytes, 0) - maxBytes;
  for (const { path, bytes } of files.sort((a, b) => a.madeMs - b.madeMs)) {
    if (excess <= 0) return;
    await rm(path, { force: true });
    excess -= bytes;
  }
}

/** The folder's size is checked after so many new derivatives. */
const trimEvery = 500;

/** Makes small copies of pictures once and keeps them on this machine's disk. */
export function createDerivatives(storage: Storage, maxBytes: number): Derivatives {
  const folder = storage.cacheFolder;
  const making = new Map<string, Promise<Buffer | undefined>>();
  let made = 0;

  async function make(path: string, target: string, wanted: Wanted) {
    const original = await storage.read(path);
    if (!original) return undefined;
    const bytes = await shrink(original, wanted);
    const draft = `${target}.${newRequestId()}`;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, target);
    made += 1;
    if (made % trimEvery === 0) await trim(folder, maxBytes);
    return bytes;
  }

  return {
    get: async (path, wanted) => {
      const { size, format } = wanted;
      const target = join(folder, folderOf(path), `${size.w ?? 'auto'}x${size.h ?? 'auto'}.${format}`);
      const kept = await readFile(target).catch(() => undefined);
      if (kept) return kept;
      const running = making.get(target) ?? make(path, target, wanted);
      making.set(target, running);
      return running.finally(() => making.delete(target));
    },
    forget: (path) => rm(join(folder, folderOf(path)), { recursive: true, force: true }),
  };
}
