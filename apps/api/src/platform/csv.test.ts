import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainCell, safeCell, writeCsv } from './csv.ts';

const cellsOf = (text: string): string[] =>
  parse(writeCsv(['a'], [[text]]), { bom: true })[1] as unknown as string[];

describe('a cell', () => {
  test.each([
    '=1+1',
    '+1+cmd|calc',
    '-1+cmd|calc',
    '-5+2',
    '+5',
    '--5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00A0=1',
    '\u3000=1',
    '＝1',
    '＋1',
    '－1',
    '＠SUM',
    '|calc',
    '%0A',
    "'=1",
    "''=1",
  ])('that begins like the formula %j is text', (text) => {
    expect(cellsOf(text)).toEqual([`'${text}`]);
  });

  test.each(['-5', '-5.25', '0', '12.50', 'Kettle - two litres', 'a=b', 'O’Brien', "'quoted'", ''])(
    '%j stays as it is',
    (text) => {
      expect(safeCell(text)).toBe(text);
    },
  );

  test('comes back as it was written, whatever it was', () => {
    const start = fc.constantFrom('', "'", "''", '=', '-', '+5', '-5', '\t', ' ', '＝', '@', 'x', ';');

    fc.assert(
      fc.property(start, fc.string({ unit: 'binary' }), (before, rest) => {
        const text = (before + rest).replaceAll('\uFEFF', '');
        const [cell = ''] = cellsOf(text);
        expect(plainCell(cell)).toBe(text);
      }),
    );
  });

  test('is one cell in countries that part by semicolons', () => {
    expect(writeCsv(['a'], [['x;=1+1']])).toContain('"x;=1+1"');
  });
});

test('files of rows are written in one place', () => {
  const root = join(import.meta.dirname, '..');
  const writers = globSync('**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /from 'csv-stringify/.test(readFileSync(join(root, file), 'utf8')));

  expect(writers).toEqual(['platform/csv.ts']);
});
