import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test(ing)?\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

/** Ways to make words, days or hours of a moment in a zone that nobody chose. */
const homemade = [
  /\bIntl\.DateTimeFormat\b/,
  /\.toLocale(Date|Time)String\b/,
  /\.to(UTC|Date|Time)String\b/,
  /\.get(UTC)?(FullYear|Month|Date|Day|Hours|Minutes)\(/,
  /\.toISOString\(\)\s*\.(slice|substring|split)\b/,
  /\b(now|at|\w+_(at|on)|\w+At)\??\.slice\(0, ?(4|7|10)\)/,
  /T00:00:00/,
];

/** The lines of a text that write a moment by themselves. */
const homemadeDates = (text: string): string[] =>
  text.split('\n').filter((line) => homemade.some((way) => way.test(line)));

const wrongIn = (folder: string, allowed: readonly string[]) =>
  sourcesIn(folder).flatMap((file) =>
    allowed.includes(file)
      ? []
      : homemadeDates(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );

describe('moments are written in one place a floor', () => {
  test('pages leave it to lib/dates, which knows the zone of whoever reads', () => {
    const allowed = [
      'apps/web/app/lib/dates.ts',
      // Days of a calendar are the same in every zone.
      'apps/web/app/lib/calendar-days.ts',
      'apps/web/app/lib/time-zone-cookie.ts',
    ];

    expect(wrongIn('apps/web/app', allowed)).toEqual([]);
  });

  test('the API leaves it to platform/period and to the fillings of its texts, but for what is a fact of UTC', () => {
    const allowed = [
      'apps/api/src/platform/period.ts',
      'apps/api/src/platform/texts/fillings.ts',
      // Days and months as counters and providers have them; nobody reads them.
      'apps/api/src/modules/identity/attempts/tell-failures.ts',
      'apps/api/src/modules/search/sales/note-sales.ts',
      'apps/api/src/modules/payments/providers/simulated/methods.ts',
      'apps/api/src/modules/payments/providers/simulated/pages.ts',
      // A certificate, and a plan's month, last by the day of UTC.
      'apps/api/src/modules/scanner/products/judge-pack.ts',
      'apps/api/src/modules/retail/foods/judge-food.ts',
      'apps/api/src/modules/promotions/plans/plan.rules.ts',
    ];

    expect(wrongIn('apps/api/src', allowed)).toEqual([]);
  });

  test.each([
    "const day = new Intl.DateTimeFormat('en-AU').format(at);",
    'const day = new Date(at).toLocaleDateString();',
    'const year = now.getFullYear();',
    'const hours = new Date(at).getUTCHours();',
    'const day = at.toISOString().slice(0, 10);',
    'const day = usePageRoot()?.now.slice(0, 10);',
    'const day = review.created_at.slice(0, 10);',
    "const start = day + 'T00:00:00Z';",
  ])('a breach is seen: %s', (line) => {
    expect(homemadeDates(line)).toEqual([line]);
  });

  test('lengths of time and comparisons of moments are free', () => {
    const free = [
      'const left = new Date(until).getTime() - now.getTime();',
      'Date.parse(one) < Date.parse(other)',
    ];

    expect(homemadeDates(free.join('\n'))).toEqual([]);
  });
});
