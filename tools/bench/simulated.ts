import cluster from 'node:cluster';
import { once } from 'node:events';
import { readConfig } from '../../apps/api/src/platform/config.ts';
import { serve, untilStopped } from '../../apps/api/src/serve.ts';

/**
 * The product with production's settings except for two: mails and SMS go to simulators, which production refuses, and
 * so do payments where the bench buys. Nothing else that affects cost depends on these settings.
 */
const config = { ...readConfig(process.env, { maySimulate: true }), DEMO: process.env.BENCH_BUYS === 'true' };

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
