import cluster from 'node:cluster';
import { once } from 'node:events';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { serve, untilStopped } from '../../apps/api/src/serve.ts';

/**
 * The product with production's settings but for one: simulators take the payments, which a house in production
 * refuses. Nothing else of what a call costs depends on that setting.
 */
const config = { ...readConfig(), DEMO: true };

if (cluster.isPrimary) {
  const workers = Array.from({ length: config.SOUK_PROCESSES }, () => cluster.fork());
  await untilStopped();
  await Promise.all(
    workers.map((worker) => {
      const gone = once(worker, 'exit');
      worker.process.kill('SIGTERM');
      return gone;
    }),
  );
} else {
  process.on('SIGINT', () => undefined);
  const serving = await serve(config, config.DATABASE_URL ?? '');
  await untilStopped(['SIGTERM']);
  await serving.stop();
  process.exit(0);
}
