import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import type { Listener } from './db/listen.ts';
import { mountClock } from './dev/clock-page.ts';
import { mountOutbox } from './dev/outbox.ts';
import { mountFiles } from './files/serve-files.ts';
import { createStorage, useStorage } from './files/storage.ts';
import { endpointsOf } from './http/endpoint-book.ts';
import { openApiOf } from './http/openapi.ts';
import type { House } from './http/operation.ts';
import { mountReference } from './http/reference.ts';
import type { Module } from './module.ts';
import { mountMetrics } from './operations/metrics.ts';
import { createOperatorCheck } from './operations/operator.ts';
import { mountReadiness } from './operations/readiness.ts';
import { createStreams } from './stream/streams.ts';

interface Parts {
  house: House;
  database: Database;
  modules: readonly Module[];
  listener: Listener | undefined;
  /** Names of the scheduled jobs. */
  scheduled: readonly string[];
}

/** Mounts what is neither API nor page: files, live streams, pages for operators and developers. */
export async function mountPlatform(server: FastifyInstance, parts: Parts): Promise<void> {
  const { house, database, modules, listener, scheduled } = parts;
  const storage = await createStorage(house.config);
  useStorage(storage);
  mountFiles(server, storage, house.config.FILE_CACHE_MB * 1024 * 1024);
  if (listener) (await createStreams(house, listener)).mount(server);

  mountReference(server, () => openApiOf(endpointsOf(modules)));
  const isOperator = createOperatorCheck(house.config);
  mountMetrics(server, database, isOperator);
  mountReadiness(server, database, isOperator);
  if (!house.config.DEMO) return;
  mountOutbox(server, house.db);
  mountClock(server, house.db, scheduled);
}
