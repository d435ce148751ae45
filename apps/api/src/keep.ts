import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

/** What it left behind, such as processes that still hold the port, needs a moment to go. */
const againAfterMs = 500;

const program = join(import.meta.dirname, 'main.ts');
const say = (line: string) => stdout.write(`${line}\n`);

let server: ChildProcess;
let hasServed = false;
let isStopping = false;

/** Runs the server until it ends; answers its exit status, or null where it was killed. */
async function run(): Promise<number | null> {
  server = fork(program, argv.slice(2));
  server.on('message', (message) => {
    hasServed ||= message === 'serving';
  });
  const [status] = await once(server, 'exit');
  return status;
}

// Ctrl-C reaches the whole group, and what the server is told twice changes nothing.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true;
    server.kill('SIGTERM');
  });

// A server that ended by itself before it served has said why; starting it again would only say it again.
let status = await run();
while (status !== 0 && !isStopping && (hasServed || status === null)) {
  say('The server has died, it is started again.');
  await pause(againAfterMs);
  status = await run();
}
exit(status ?? 1);
