import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { readConfig } from '../apps/api/src/platform/config.ts';
import { ensureDatabase, startEmbedded } from '../apps/api/src/platform/db/embedded.ts';
import { emptyDatabase } from '../apps/api/src/platform/db/market-state.ts';

// It takes no arguments; an attempt such as --help must not empty anything.
parseArgs();
const config = readConfig();
if (config.isProduction) throw new Error('A production database is not reset by a tool.');

const server = config.DATABASE_URL ? undefined : await startEmbedded(join(config.SOUK_DATA, 'postgres'));
const url = config.DATABASE_URL ?? (server ? await ensureDatabase(server, 'souk') : '');
await emptyDatabase(url);
await server?.stop();
await rm(join(config.SOUK_DATA, 'files'), { recursive: true, force: true });
stdout.write('The database is empty; the next script/start makes the demo market anew.\n');
