import { globSync, readFileSync } from 'node:fs';
import { argv, exit, stdout } from 'node:process';

const [module = '', noun = ''] = (argv[2] ?? '').split('/');
if (!module) {
  stdout.write('Usage: npm run where <module>/<noun>, such as classifieds/offers\n');
  exit(1);
}

const singular = noun.replace(/ies$/, 'y').replace(/s$/, '');
const places: [floor: string, patterns: string[]][] = [
  ['contract', [`packages/contract/src/modules/${module}/${noun || '*'}*`]],
  ['api', [noun ? `apps/api/src/modules/${module}/${noun}/*` : `apps/api/src/modules/${module}/**/*.ts`]],
  ['tables', [`apps/api/migrations/*-${module}.sql`]],
  ['web', [`apps/web/app/modules/${module}/**/*${singular}*`, `apps/web/app/modules/${module}/routes.ts`]],
  ['journeys', [`e2e/*${singular || module}*`]],
];

for (const [floor, patterns] of places) {
  const files = globSync(patterns).sort();
  if (files.length === 0) continue;
  stdout.write(`${floor}\n`);
  for (const file of files) {
    const lines = file.includes('.') ? readFileSync(file, 'utf8').split('\n').length - 1 : 0;
    stdout.write(`  ${file}${lines ? `  ${lines}` : ''}\n`);
  }
}
