import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const built = join(import.meta.dirname, '../../apps/web/build/client');

/** The scripts that a page names, once each. */
export const scriptsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/["'(](\/assets\/[\w.~-]+\.js)["')]/g)].map(([, path = '']) => path)),
];

/** Bytes of JavaScript, compressed, that the page at this address makes a browser load. */
export async function scriptBytes(url: string): Promise<number> {
  const answer = await fetch(url);
  const scripts = scriptsIn(await answer.text());
  const sizes = await Promise.all(
    scripts.map(async (path) => gzipSync(await readFile(join(built, path)), { level: 9 }).length),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
