import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** Processes that the server left behind, which may still hold the port, need a moment to end. */
const againAfterMs = 500;

const program = join(import.meta.dirname, 'main.ts');
const say = (line: string) => stdout.write(`${line}\n`);

let server: ChildProcess;
let hasServed = false;
let isStopping = false;

/** Runs the server until it ends; returns its exit status, or null if it was killed. */
async function run(): Promise<number | null> {
  server = fork(program, argv.slice(2));
  server.on('message', (message) => {
    hasServed ||= message === 'serving';
  });
  const [status] = await once(server, 'exit');
  return status;
}

// Ctrl-C reaches the whole process group, and a second signal changes nothing for the server.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true;
    server.kill('SIGTERM');
  });

// A server that ended before it served has printed the reason; restarting it would only repeat that.
let status = await run();
while (status !== 0 && !isStopping && (hasServed || status === null)) {
  say('The server has died, it is started again.');
  await pause(againAfterMs);
  status = await run();
}
exit(status ?? 1);
