import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { exit } from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.svg', '.json']);

/** Compresses a built file once, harder than a server would on every request. */
async function precompress(file: string): Promise<void> {
  const bytes = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

const built = spawnSync('react-router', ['build'], { cwd: 'apps/web', stdio: 'inherit' });
if (built.status !== 0) exit(built.status ?? 1);

const client = 'apps/web/build/client';
const files = await readdir(client, { recursive: true });
await Promise.all(
  files.filter((name) => compressible.has(extname(name))).map((name) => precompress(join(client, name))),
);
