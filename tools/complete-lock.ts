import { readFileSync, writeFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { missingBuilds } from './lock-file.ts';

/**
 * Adds to the lock file the builds for other platforms that npm left out because the configured registry lacks them;
 * without them `npm ci` refuses the file on every machine.
 */
const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingBuilds(lock.packages);
lock.packages = Object.fromEntries(
  Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en')),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
stdout.write(`${Object.keys(missing).length} builds were added to the lock file.\n`);
