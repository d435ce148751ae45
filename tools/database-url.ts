import { join } from 'node:path';
import { exit, stdout } from 'node:process';
import { readConfig } from '../apps/api/src/platform/config.ts';
import { findEmbedded } from '../apps/api/src/platform/db/embedded.ts';

/** The address of the product's database: that of the settings, or of the running embedded server. */
export async function databaseUrl(): Promise<string> {
  const config = readConfig();
  const url = config.DATABASE_URL ?? (await findEmbedded(join(config.SOUK_DATA, 'postgres')))?.urlOf('souk');
  if (url) return url;
  stdout.write('The embedded database is not running. Start Souk first, or set DATABASE_URL.\n');
  exit(1);
}

if (import.meta.main) stdout.write(`${await databaseUrl()}\n`);
