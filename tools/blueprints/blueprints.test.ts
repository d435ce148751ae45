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

const optionsIn = (folder: string) =>
  JSON.parse(readFileSync(join(house, folder, 'tsconfig.json'), 'utf8')).compilerOptions;

/** Type-checks these files and their imports, in the copy. */
function checkTypes(files: readonly string[], more: object = {}) {
  const paths = { '@souk/contract/*': ['./packages/contract/src/*.ts'] };
  const config = { compilerOptions: { ...optionsIn('.'), ...more, paths }, files };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  return run('tsc', '--noEmit', '-p', '.');
}

test('a new module, its nouns and their moves pass formatter, types and the rules of the house', () => {
  const module = draftModule(copy, 'lanterns');
  const first = draftEndpoint(copy, 'lanterns/wicks', 'light');
  const second = draftEndpoint(copy, 'lanterns/wicks', 'snuff');
  const other = draftEndpoint(copy, 'lanterns/glasses', 'fill');
  const beside = draftEndpoint(copy, 'classifieds/offers', 'praise');
  mkdirSync(join(copy, 'e2e'), { recursive: true });

  const drafts = [module, first, second, other, beside];
  const written = drafts.flatMap((draft) => draft.written);
  const config = "export default { test: { include: ['tools/architecture.test.ts'], testTimeout: 60_000 } };";
  writeFileSync(join(copy, 'vitest.config.mjs'), config);

  expect(drafts.flatMap(({ left }) => left)).toEqual([]);
  expect(written).toContain('packages/contract/src/modules/lanterns/wicks.ts');
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  expect(read('apps/web/app/pages/act/nouns.ts')).toContain('wicks: wickActs');
  expect(read('apps/web/app/modules/lanterns/wick-acts.ts')).toContain("endpoint: 'snuffWick'");
  expect(read('apps/api/src/modules/lanterns/wicks/wick.life.ts')).toContain('snuff: { from: [');
  expect(read('apps/api/src/modules/lanterns/module.ts')).toContain('[wickLife.name]: { life: wickLife }');
  expect(read('apps/api/src/modules/classifieds/offers/offer.life.ts')).toContain('praise: { from: [');
  expect(read('apps/web/app/modules/lanterns/routes.ts')).toContain("page('wicks', 'wicks')");
  expect(run('biome', 'check', ...written)).toEqual({ status: 0, said: '' });
  expect(run('vitest', 'run', 'tools/architecture.test.ts')).toEqual({ status: 0, said: '' });
  // Tests and the lists of modules and rows import everything, which takes long and adds nothing.
  const isLeftOut = /^apps\/web|\.test\.ts$|src\/modules\.ts$|src\/testing\//;
  const typed = written.filter((file) => file.endsWith('.ts') && !isLeftOut.test(file));
  // Loads the plugins that extend the server's types.
  const server = 'apps/api/src/platform/http/server.ts';
  expect(checkTypes([server, ...typed])).toEqual({ status: 0, said: '' });
  const tables = written.filter((file) => file.endsWith('-acts.ts'));
  const { rootDirs: _, ...options } = optionsIn('apps/web');
  expect(checkTypes(tables, options)).toEqual({ status: 0, said: '' });
}, 300_000);

test('nothing that is there is written over, and a wrong name is refused', () => {
  expect(() => draftModule(copy, 'classifieds')).toThrow('is there already');
  expect(() => draftModule(copy, 'Big Things')).toThrow('small letters');
  expect(() => draftEndpoint(copy, 'nowhere/things', 'move')).toThrow('no module nowhere');
  expect(() => draftEndpoint(copy, 'classifieds', 'move')).toThrow('<module>/<noun>');
});

test('words are bent as English bends them', () => {
  expect(['offers', 'categories', 'address', 'addresses', 'boxes', 'wicks'].map(singular)).toEqual([
    'offer',
    'category',
    'address',
    'address',
    'box',
    'wick',
  ]);
  expect(['rotate', 'post', 'see', 'light'].map(gerund)).toEqual([
    'rotating',
    'posting',
    'seeing',
    'lighting',
  ]);
});
