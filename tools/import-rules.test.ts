import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A repository of these files, which only import one another. */
function violationsIn(files: Record<string, string>): string[] {
  const house = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const [path, text] of Object.entries({ ...files, 'tsconfig.json': '{}' })) {
      mkdirSync(dirname(join(house, path)), { recursive: true });
      writeFileSync(join(house, path), text);
    }
    const command = join(root, 'node_modules/.bin/depcruise');
    const config = join(root, '.dependency-cruiser.mjs');
    const options = ['--config', config, '--output-type', 'json', 'apps', 'packages'];
    const { stdout, stderr } = spawnSync(command, options, { cwd: house, encoding: 'utf8' });
    if (!stdout.startsWith('{')) throw new Error(stderr);
    const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
    return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`).sort();
  } finally {
    rmSync(house, { recursive: true });
  }
}

interface Violation {
  from: string;
  rule: { name: string };
}

const api = 'apps/api/src';
const web = 'apps/web/app';
const contract = 'packages/contract/src';
const ofTarget = 'export const x = 1;\nexport type X = number;\n';

const targets = Object.fromEntries(
  [
    `${api}/modules/retail/index.ts`,
    `${api}/modules/retail/orders/order.ts`,
    `${api}/modules/retail/testing.ts`,
    `${api}/modules/retail/orders/order.testing.ts`,
    `${web}/modules/retail/index.ts`,
    `${web}/modules/search/index.ts`,
    `${web}/modules/search/index.server.ts`,
    `${web}/modules/search/list-path.ts`,
    `${web}/pages/home.ts`,
    `${web}/shell/header.ts`,
    `${web}/ui/button.ts`,
    `${web}/root.ts`,
    `${contract}/modules/retail/orders.ts`,
  ].map((path) => [path, ofTarget]),
);

const planted: [rule: string, file: string, text: string][] = [
  [
    'classifieds-knows-only-its-neighbours',
    `${api}/modules/classifieds/a.ts`,
    "import { x } from '../retail/index.ts';",
  ],
  [
    'payments-knows-only-its-neighbours',
    `${api}/modules/payments/a.ts`,
    "import type { X } from '../retail/index.ts';",
  ],
  [
    'payments-knows-only-its-neighbours',
    `${contract}/modules/payments/a.ts`,
    "export { x } from '../retail/orders.ts';",
  ],
  ['front-door-only', `${api}/modules/admin/a.ts`, "import { x } from '../retail/orders/order.ts';"],
  [
    'front-door-only',
    `${api}/modules/admin/b.ts`,
    "const { x } = await import('../retail/orders/order.ts');",
  ],
  ['front-door-only', `${api}/modules/admin/c.ts`, "type X = import('../retail/orders/order.ts').X;"],
  [
    'the-product-needs-no-test-code',
    `${api}/modules/admin/d.ts`,
    "import { x } from '../retail/testing.ts';",
  ],
  [
    'the-product-needs-no-test-code',
    `${api}/modules/retail/e.ts`,
    "import { x } from './orders/order.testing.ts';",
  ],
  ['platform-knows-no-business', `${api}/platform/a.ts`, "import { x } from '../modules/retail/index.ts';"],
  ['the-server-never-sees-web', `${api}/a.ts`, "import { x } from '../../web/app/ui/button.ts';"],
  [
    'web-never-sees-the-server',
    `${web}/pages/a.ts`,
    "import { x } from '../../../api/src/modules/retail/index.ts';",
  ],
  [
    'web-front-door-for-modules',
    `${web}/modules/favourites/a.ts`,
    "import { x } from '../search/list-path.ts';",
  ],
  [
    'web-front-door-for-pages',
    `${web}/pages/b.ts`,
    "import type { X } from '../modules/search/list-path.ts';",
  ],
  ['web-front-door-for-pages', `${web}/other.ts`, "import { x } from './modules/search/list-path.ts';"],
  ['modules-know-no-pages', `${web}/modules/search/a.ts`, "import { x } from '../../pages/home.ts';"],
  ['shell-knows-no-modules', `${web}/shell/a.ts`, "import { x } from '../modules/search/index.ts';"],
  ['shell-knows-no-modules', `${web}/shell/b.ts`, "import type { X } from '../pages/home.ts';"],
  ['lib-knows-no-business', `${web}/lib/a.ts`, "import { x } from '../modules/search/index.ts';"],
  ['lib-knows-no-business', `${web}/lib/b.ts`, "import type { X } from '../shell/header.ts';"],
  ['lib-knows-no-business', `${web}/lib/c.ts`, "import type { X } from '../root.ts';"],
  ['ui-knows-no-business', `${web}/ui/a.ts`, "import type { X } from '../modules/search/index.ts';"],
  [
    'shared-contract-knows-no-modules',
    `${contract}/shared/a.ts`,
    "import type { X } from '../modules/retail/orders.ts';",
  ],
];

const sound = {
  [`${api}/modules/admin/sound.ts`]: "import { x } from '../retail/index.ts';",
  [`${api}/modules/admin/sound.test.ts`]: "import { x } from '../retail/testing.ts';",
  [`${api}/modules/admin/admin.testing.ts`]: "import { x } from '../retail/testing.ts';",
  [`${web}/modules/retail/sound.ts`]: "import { x } from '../search/index.server.ts';",
  [`${web}/pages/sound.ts`]: "import { x } from '../modules/search/index.ts';",
};

test('every import that the map forbids is found, whatever its form', () => {
  const files = Object.fromEntries(planted.map(([, file, text]) => [file, `${text}\n`]));

  const found = violationsIn({ ...targets, ...sound, ...files });

  expect(found).toEqual(planted.map(([rule, file]) => `${file}: ${rule}`).sort());
});

test('a circle is found though only types go round', () => {
  const a = `${api}/modules/retail/a.ts`;
  const b = `${api}/modules/retail/b.ts`;

  const found = violationsIn({
    [a]: "import type { B } from './b.ts';\nexport type A = B;\n",
    [b]: "import type { A } from './a.ts';\nexport type B = A;\n",
    'packages/none.ts': '',
  });

  expect(found).toEqual([`${a}: no-circles`]);
});
