import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allServices, mayKnow, speakingServices, tradeNouns } from '../architecture.mjs';
import { exceptions, unexcused } from './architecture/exceptions.ts';
import { findForeignKeys } from './architecture/find-foreign-keys.ts';
import { findForeignWrites, schemasOf } from './architecture/find-foreign-writes.ts';
import { findGendered } from './architecture/find-gendered.ts';
import { findHandedOn, findHidden } from './architecture/find-hidden.ts';
import { findMisnamed, findScenes, findTransactions } from './architecture/find-misplaced.ts';
import { findRawTexts } from './architecture/find-raw-texts.ts';
import { findTradeSentences } from './architecture/find-trade-sentences.ts';
import { findTradeWords } from './architecture/find-trade-words.ts';
import { findUnsaid } from './architecture/find-unsaid.ts';
import { isTestCode, filesBelow as readBelow } from './architecture/source-file.ts';

const root = join(import.meta.dirname, '..');
const api = 'apps/api/src/modules';

function filesBelow(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return /^(node_modules|build|\.react-router)$/.test(entry.name) ? [] : filesBelow(path);
    return [path];
  });
}

const foldersIn = (folder: string) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).filter((name) => statSync(join(root, folder, name)).isDirectory())
    : [];

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const source = [
  'apps/api/src',
  'apps/web/app',
  'apps/web/server',
  'packages/contract/src',
  'packages/food/src',
  'tools',
  'e2e',
]
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
const product = source.filter((file) => !/\.test\.tsx?$/.test(file));

/** Long lists of facts are data; everything else has at most 300 lines. */
const isData = (file: string) =>
  /\/(taxonomy|gazetteer|content|art|texts|food\/src\/(tables|lists))\//.test(file);

/** A migration's digest is kept where it was applied, so that not even its comments may change. */
const isApplied = (file: string) => /\/migrations\/00([0-4]\d|5[0-4])-/.test(file);

const suffixes = new Set([
  'tables',
  'life',
  'rules',
  'policy',
  'queries',
  'present',
  'routes',
  'test',
  'server',
  'jobs',
  'spec',
  'testing',
]);

const apiCode = readBelow(root, 'apps/api/src', /\.ts$/).filter(({ path }) => !isTestCode(path));
const schemas = schemasOf(apiCode);

describe('the house keeps its own rules', () => {
  test('no file is longer than 300 lines', () => {
    const long = source.filter((file) => !isData(file) && read(file).split('\n').length > 301);

    expect(long).toEqual([]);
  });

  test('dotted names come from the closed set of file kinds', () => {
    const odd = source.filter((file) => {
      const dots = basename(file)
        .replace(/\.tsx?$/, '')
        .split('.')
        .slice(1);
      return dots.some((kind) => !suffixes.has(kind) && kind !== 'config' && kind !== 'client');
    });

    expect(odd).toEqual([]);
  });

  test('every module is on the map, and the map names only modules that exist', () => {
    const standing = new Set([
      ...foldersIn(api),
      ...foldersIn('packages/contract/src/modules'),
      ...foldersIn('apps/web/app/modules'),
    ]);

    expect([...standing].sort()).toEqual(Object.keys(mayKnow).sort());
  });

  test('every module of the API says in a README what it is for', () => {
    const silent = foldersIn(api).filter((module) => !existsSync(join(root, api, module, 'README.md')));

    expect(silent).toEqual([]);
  });

  test('transactions open in verbs, in the platform or in an entrance to them, never in queries or routes', () => {
    expect(findTransactions(apiCode)).toEqual([]);
  });

  test('a module writes only to its own tables, by whatever name and in whatever SQL', () => {
    expect(unexcused(findForeignWrites(apiCode, schemas))).toEqual([]);
  });

  test('foreign keys follow the map, and no trigger or function of the database reaches across', () => {
    const migrations = readBelow(root, 'apps/api/migrations', /\.sql$/);

    expect(findForeignKeys(migrations, schemas, mayKnow)).toEqual([]);
  });

  test('no import and no SQL is put together where no check can read it', () => {
    expect(unexcused(findHidden(apiCode))).toEqual([]);
  });

  test('a module hands on nothing of another’s under its own name', () => {
    expect(unexcused(findHandedOn(apiCode))).toEqual([]);
  });

  test('a schema is declared by the module of its name', () => {
    const others = [...schemas].filter(([schema, module]) => schema !== module);

    // The simulated providers keep their own books, which real ones would not show to payments.
    expect(others).toEqual([
      ['graphile_worker', 'platform'],
      ['simulated', 'payments'],
    ]);
  });

  test('whoever makes a folder for temporary files removes it', () => {
    const makers = source.filter((file) => /\bmkdtemp(Sync)?\(/.test(read(file)));
    const untidy = makers.filter((file) => !/\brm(Sync)?\(/.test(read(file)));

    expect(makers.length).toBeGreaterThan(10);
    expect(untidy).toEqual([]);
  });

  test('the name of a file tells what it exports', () => {
    expect(unexcused(findMisnamed(apiCode))).toEqual([]);
  });

  test('a service names no trade’s things, but by subject', () => {
    expect(unexcused(findTradeWords(apiCode, allServices, tradeNouns))).toEqual([]);
  });

  test('what money, messages and verdicts are about is worded by the trade, not by the service', () => {
    const pages = readBelow(root, 'apps/web/app/modules', /\.tsx?$/);
    const nouns = ['classifieds', 'retail'].flatMap((trade) => tradeNouns[trade] ?? []).concat('shop');

    expect(unexcused(findTradeSentences([...apiCode, ...pages], speakingServices, nouns))).toEqual([]);
  });

  test('what people read on the pages goes through the catalogue', () => {
    expect(unexcused(findRawTexts(readBelow(root, 'apps/web/app', /\.tsx?$/)))).toEqual([]);
  });

  test('what a call answers with a value filled in is said, so that every language can', () => {
    expect(findUnsaid(apiCode)).toEqual([]);
  });

  test('a person is they, in code, comments, titles of tests and documents', () => {
    const folders = ['apps', 'packages', 'tools', 'e2e', 'docs'];
    const files = folders
      .flatMap((folder) => readBelow(root, folder, /\.(tsx?|m?js|css|sql|md)$/))
      .filter(({ path }) => !isData(path) && !isApplied(path) && !path.includes('find-gendered'));
    const front = ['README.md', 'ARCHITECTURE.md', 'STYLE.md'].map((path) => ({ path, text: read(path) }));

    expect(findGendered([...front, ...files])).toEqual([]);
  });

  test('what only tests use is of their kind', () => {
    const everything = ['apps', 'packages', 'tools', 'e2e'].flatMap((folder) =>
      readBelow(root, folder, /\.tsx?$/),
    );

    expect(findScenes(everything)).toEqual([]);
  });

  test('no exception stands for something that is in order by now', () => {
    const breaches = [
      ...findForeignWrites(apiCode, schemas),
      ...findHidden(apiCode),
      ...findMisnamed(apiCode),
      ...findTradeWords(apiCode, allServices, tradeNouns),
      ...findTradeSentences(readBelow(root, 'apps/web/app/modules', /\.tsx?$/), speakingServices, ['shop']),
      ...findRawTexts(readBelow(root, 'apps/web/app', /\.tsx?$/)),
    ];
    const idle = exceptions.filter(({ begins }) => !breaches.some((breach) => breach.startsWith(begins)));

    expect(idle).toEqual([]);
  });

  test('time and chance come from one place each', () => {
    const allowed = /platform\/(clock|ids)\.ts$|tools\/|e2e\/|\/rng\.ts$|\.test\.tsx?$|testing\//;
    const wrong = source
      .filter((file) => file.startsWith('apps/api') || file.startsWith('packages'))
      .filter((file) => !allowed.test(file) && /Math\.random\(|Date\.now\(|new Date\(\)/.test(read(file)));

    expect(wrong).toEqual([]);
  });

  test('nothing is cast to a number or a text: an empty field would be 0', () => {
    const wrong = source
      .filter((file) => /^(packages|apps)\//.test(file) && !file.endsWith('platform/config.ts'))
      .filter((file) => /\bz\s*\.coerce\b|\bcoerce:/.test(read(file)));

    expect(wrong).toEqual([]);
  });

  test('what a call objects to becomes messages in one place', () => {
    const allowed = /shared\/check-fields\.ts$|platform\/config\.ts$|testing\/|\.test\.tsx?$/;
    const wrong = product.filter(
      (file) => !allowed.test(file) && /\.error\??\.issues|\.body\.(safeP|p)arse\(/.test(read(file)),
    );

    expect(wrong).toEqual([]);
  });

  test('a page reads what was posted by postedForm alone: a request brings no files', () => {
    const allowed = /lib\/(posted-form\.server|form|social-return)\.ts$/;
    const wrong = product
      .filter((file) => file.startsWith('apps/web/app') && !allowed.test(file))
      .filter((file) => /request\s*\.formData\(/.test(read(file)));

    expect(wrong).toEqual([]);
  });

  test('settings are read in one place', () => {
    const allowed =
      /platform\/config\.ts$|main\.ts$|fill-market\.ts$|tools\/|e2e\/|testing\/|config\.ts$|server\/app\.ts$/;
    const wrong = product.filter((file) => !allowed.test(file) && /process\.env/.test(read(file)));

    expect(wrong).toEqual([]);
  });

  test('where a request asks to be led is decided by safePath alone', () => {
    const asked = /\.get\(['"]_?((back|next|to|for|from)|(url|link|return|redirect)\w*)['"]\)/i;
    // These take one of a few words, not an address.
    const words = /\/(save-draft|cart-form|product-wizard\.server|load-pins\.server)\.tsx?$/;
    const wrong = product
      .filter((file) => file.startsWith('apps/web') || file.startsWith('apps/api'))
      .filter((file) => asked.test(read(file)) && !words.test(file) && !/\bsafePath\(/.test(read(file)));
    const direct = product.filter((file) =>
      /\b(redirect|redirectDocument|redirectWithToast)\((args, )?[\w.]*\.get\(/.test(
        read(file).replaceAll(/safePath\([^;]*?\)/g, ''),
      ),
    );

    // A parameter of the route is decoded, so it may hold what no address may.
    const decoded = product.filter((file) =>
      /\bredirect\w*\((args, )?`[^`]*\$\{(args\.)?params\./.test(read(file)),
    );

    expect([wrong, direct, decoded]).toEqual([[], [], []]);
  });

  test('a page takes the site’s own address from its request and no header', () => {
    const wrong = product
      .filter((file) => file.startsWith('apps/web/') && !file.endsWith('lib/origin.ts'))
      .filter((file) => /headers\.get\(['"](host|origin|forwarded|x-forwarded-\w+)['"]\)/.test(read(file)));

    expect(wrong).toEqual([]);
  });

  test('migrations are one list without gaps', () => {
    const numbers = readdirSync(join(root, 'apps/api/migrations'))
      .map((name) => Number(name.slice(0, 4)))
      .sort((a, b) => a - b);

    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });
});
