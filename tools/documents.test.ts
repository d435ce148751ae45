import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendOtp, verifyOtp } from '@souk/contract/modules/identity/otp';
import { forgotPassword } from '@souk/contract/modules/identity/passwords';
import { login } from '@souk/contract/modules/identity/sessions';
import * as contacts from '@souk/contract/modules/pages/contacts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The abbreviations of paths in docs/security.md, as its introduction explains them. */
const folders: Record<string, string> = {
  'p/': 'apps/api/src/platform/',
  'm/': 'apps/api/src/modules/',
  't/': 'apps/api/src/testing/',
  'w/': 'apps/web/app/',
  'c/': 'packages/contract/src/',
};

const security = readFileSync(join(root, 'docs/security.md'), 'utf8');

test('what shows that a point of security is met stands in the tree', () => {
  const named = [...security.matchAll(/`((?:[pmtwc]|docs|apps|tools|packages|script)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  const whole = (path: string) => {
    const short = path.slice(0, 2);
    return join(root, folders[short] ? folders[short] + path.slice(2) : path);
  };

  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !existsSync(whole(path)))).toEqual([]);
});

test('every point of security is told once, with a word on it', () => {
  const rows = [...security.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]*) \|/gm)];
  const ids = rows.map(([, id]) => id);

  expect(ids).toHaveLength(253);
  expect(new Set(ids).size).toBe(ids.length);
  expect(rows.filter(([, , word = '']) => !/^(yes|part|no|n\/a|operator)$/.test(word.trim()))).toEqual([]);
});

test('the rate limits that operators read are those of the contract', () => {
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const [, told = ''] = /## The rate limits\n([^#]+)/.exec(operations) ?? [];
  const limited = [login, sendOtp, verifyOtp, forgotPassword, ...Object.values(contacts)].filter(
    (each) => 'limit' in each && 'path' in each,
  );

  expect(limited).toHaveLength(6);
  for (const { path, limit } of limited) {
    expect(limit?.seconds).toBe(60);
    expect(told).toMatch(new RegExp(`${path.slice(1)} ${limit?.max}\\b`));
  }
});
