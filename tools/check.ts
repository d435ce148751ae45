import { spawnSync } from 'node:child_process';
import { argv, exit, stdout } from 'node:process';

const keepsResults = argv.includes('--results');

/** Everything that must hold before a commit, cheapest first. */
const steps: [name: string, command: string][] = [
  ['format and lint', 'biome ci --error-on-warnings .'],
  ['page types', 'react-router typegen apps/web'],
  ['types of the API', 'tsc --noEmit -p .'],
  ['types of the pages', 'tsc --noEmit -p apps/web'],
  ['types of the journeys', 'tsc --noEmit -p e2e'],
  ['import rules', 'depcruise --config .dependency-cruiser.mjs apps packages tools'],
  ['unused code', 'knip'],
  ['texts', 'lingui check sync'],
  ['generated documents', 'node tools/generated-docs.ts --check'],
  [
    'tests',
    keepsResults
      ? 'vitest run --reporter=default --reporter=json --outputFile.json=test-results/units.json'
      : 'vitest run --project api --project web',
  ],
];

const failed: string[] = [];
for (const [name, command] of steps) {
  const began = performance.now();
  stdout.write(`— ${name}\n`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  stdout.write(
    `  ${status === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
  );
  if (status !== 0) failed.push(name);
}
if (failed.length > 0) stdout.write(`Failed: ${failed.join(', ')}.\n`);
exit(failed.length > 0 ? 1 : 0);
