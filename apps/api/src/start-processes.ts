import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';

/** Processes that share the port and the work on one database. */
export interface Processes {
  tell: (message: object) => void;
  retire: () => Promise<void>;
}

/** Starts so many processes and restarts those that die until they retire; resolves when all listen. */
export async function startProcesses(count: number, environment: Record<string, string>): Promise<Processes> {
  const workers = new Set<Worker>();
  let isRetiring = false;
  const fork = () => {
    const worker = cluster.fork(environment);
    workers.add(worker);
    worker.once('exit', () => {
      workers.delete(worker);
      if (!isRetiring) fork();
    });
    return worker;
  };
  const first = Array.from({ length: count }, fork);
  await Promise.all(first.map((worker) => once(worker, 'listening')));

  return {
    tell: (message) => {
      for (const worker of workers) if (worker.isConnected()) worker.send(message);
    },
    retire: async () => {
      isRetiring = true;
      const leaving = [...workers].map((worker) => {
        const gone = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        return gone;
      });
      await Promise.all(leaving);
    },
  };
}
