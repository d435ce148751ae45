import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftEndpoint } from './draft-endpoint.ts';
import { draftModule } from './draft-module.ts';
import { gerund, singular } from './words.ts';

const house = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'souk-blueprints-'));
const copied = [
  'package.json',
  'README.md',
  'ARCHITECTURE.md',
  'STYLE.md',
  'apps/api/package.json',
  'packages/contract/package.json',
  'architecture.mjs',
  'architecture.d.mts',
  'biome.json',
  'apps/api/src',
  'apps/api/migrations',
  'apps/web',
  'packages/contract/src',
  'tools',
];
const isMade = /\/(node_modules|build|\.react-router)$/;

beforeAll(() => {
  for (const path of copied)
    cpSync(join(house, path), join(copy, path), { recursive: true, filter: (from) => !isMade.test(from) });
  symlinkSync(join(house, 'node_modules'), join(copy, 'node_modules'));
  // The formatter asks git what to ignore, and a copy has no git.
  const biome = JSON.parse(readFileSync(join(copy, 'biome.json'), 'utf8'));
  writeFileSync(join(copy, 'biome.json'), JSON.stringify({ ...biome, vcs: { enabled: false } }));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(join(house, 'node_modules/.bin', program), args, {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, said: status === 0 ? '' : (stdout + stderr).slice(0, 2000) };
};

/** Type-checks these files and their imports, in the copy. */
function checkTypes(files: readonly string[]) {
  const options = JSON.parse(readFileSync(join(house, 'tsconfig.json'), 'utf8')).compilerOptions;
  const paths = { '@souk/contract/*': ['./packages/contract/src/*.ts'] };
  // Loads the plugins that extend the server's types.
  const server = 'apps/api/src/platform/http/server.ts';
  const config = { compilerOptions: { ...options, paths }, files: [server, ...files] };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  return run('tsc', '--noEmit', '-p', '.');
}

test('a new module and its first calls pass formatter, types and the rules of the house', () => {
  const module = draftModule(copy, 'lanterns');
  const first = draftEndpoint(copy, 'lanterns/wicks', 'light');
  const second = draftEndpoint(copy, 'lanterns/wicks', 'snuff');
  const beside = draftEndpoint(copy, 'classifieds/offers', 'praise');
  mkdirSync(join(copy, 'e2e'), { recursive: true });

  const drafts = [module, first, second, beside];
  const written = drafts.flatMap((draft) => draft.written);
  const config = "export default { test: { include: ['tools/architecture.test.ts'], testTimeout: 60_000 } };";
  writeFileSync(join(copy, 'vitest.config.mjs'), config);

  expect(drafts.flatMap(({ left }) => left)).toEqual([]);
  expect(written).toContain('packages/contract/src/modules/lanterns/wicks.ts');
  expect(readFileSync(join(copy, 'apps/web/app/pages/act/nouns.ts'), 'utf8')).toContain('wicks: wickActs');
  expect(readFileSync(join(copy, 'apps/web/app/modules/lanterns/wick-acts.ts'), 'utf8')).toContain(
    "endpoint: 'snuffWick'",
  );
  expect(run('biome', 'check', ...written)).toEqual({ status: 0, said: '' });
  expect(run('vitest', 'run', 'tools/architecture.test.ts')).toEqual({ status: 0, said: '' });
  // The test and the list of modules import everything, which takes long and adds nothing.
  const isLeftOut = /^apps\/web|\.test\.ts$|src\/modules\.ts$/;
  const typed = written.filter((file) => file.endsWith('.ts') && !isLeftOut.test(file));
  expect(checkTypes(typed)).toEqual({ status: 0, said: '' });
}, 180_000);

test('nothing that is there is written over, and a wrong name is refused', () => {
  expect(() => draftModule(copy, 'classifieds')).toThrow('is there already');
  expect(() => draftModule(copy, 'Big Things')).toThrow('small letters');
  expect(() => draftEndpoint(copy, 'nowhere/things', 'move')).toThrow('no module nowhere');
  expect(() => draftEndpoint(copy, 'classifieds', 'move')).toThrow('<module>/<noun>');
});

test('words are bent as English bends them', () => {
  expect(['offers', 'categories', 'address', 'wicks'].map(singular)).toEqual([
    'offer',
    'category',
    'address',
    'wick',
  ]);
  expect(['rotate', 'post', 'see', 'light'].map(gerund)).toEqual([
    'rotating',
    'posting',
    'seeing',
    'lighting',
  ]);
});
