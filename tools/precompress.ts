import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { constants as priorities, setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const client = 'apps/web/build/client';
const compressible = new Set(['.js', '.css', '.svg', '.json']);

/** Renamed when complete, so that a half-written file is never served. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  await keep(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
  await keep(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** Compresses the built files once, more strongly than a server would on every request. */
export async function precompress(): Promise<void> {
  const files = await readdir(client, { recursive: true });
  await Promise.all(
    files.filter((name) => compressible.has(extname(name))).map((name) => compress(join(client, name))),
  );
}

if (import.meta.main) {
  setPriority(priorities.priority.PRIORITY_LOW);
  await precompress();
}
