import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { argv, exit, stdout } from 'node:process';

const keepsResults = argv.includes('--results');

type Step = [name: string, command: string];

/** Checks of the sources, two at a time; generated page types come before the checks that need them. */
const readings: Step[] = [
  ['format and lint', 'biome ci --error-on-warnings .'],
  ['page types', 'react-router typegen apps/web'],
  ['types of the API', 'tsc --noEmit -p .'],
  ['types of the pages', 'tsc --noEmit -p apps/web'],
  ['types of the journeys', 'tsc --noEmit -p e2e'],
  ['import rules', 'depcruise --config .dependency-cruiser.mjs apps packages tools'],
  ['unused code', 'knip'],
  ['texts', 'lingui check sync'],
  ['generated documents', 'node tools/generated-docs.ts --check'],
];
const atOnce = 2;

const tests: Step = [
  'tests',
  keepsResults
    ? 'vitest run --reporter=default --reporter=json --outputFile.json=test-results/units.json'
    : 'vitest run --project api --project house --project web --project food',
];

const failed: string[] = [];

/** Runs a step; its output is printed in one piece if others run in parallel. */
async function run([name, command]: Step, isAlone = false): Promise<void> {
  const began = performance.now();
  if (isAlone) stdout.write(`— ${name}\n`);
  const child = spawn(command, { shell: true, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
  const [status] = await once(child, 'close');
  if (status !== 0) failed.push(name);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  stdout.write(isAlone ? '' : `— ${name}\n${status === 0 ? '' : said}`);
  stdout.write(`  ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s\n`);
}

const rest = [...readings];
const work = async () => {
  for (let step = rest.shift(); step; step = rest.shift()) await run(step);
};
await Promise.all(Array.from({ length: atOnce }, work));
await run(tests, true);
if (failed.length > 0) stdout.write(`Failed: ${failed.join(', ')}.\n`);
exit(failed.length > 0 ? 1 : 0);
