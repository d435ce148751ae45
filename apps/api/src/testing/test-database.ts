import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { prepareModules } from '../app.ts';
import { modules } from '../modules.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { ensureDatabase, startEmbedded } from '../platform/db/embedded.ts';
import { migrate } from '../platform/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server on which each test file clones the template. */
    adminUrl: string;
  }
}

export const templateName = 'souk_template';

/** One PostgreSQL for the whole run, with the migrated database that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-test-'));
  // The server's own user enters it; otherwise the data would be elsewhere and stay.
  await chmod(folder, 0o711);
  const server = await startEmbedded(join(folder, 'postgres'), { isDurable: false });
  const template = await ensureDatabase(server, templateName);
  await migrate(template);
  // A template can be cloned only while nobody is connected to it.
  const { db, close } = openDatabase(template, 1);
  await prepareModules(db, modules, readConfig({ SOUK_DATA: folder })).finally(close);
  project.provide('adminUrl', server.urlOf('postgres'));
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Clones the template and returns the clone's address. */
export async function cloneDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)} template ${templateName}`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.toString();
}
