import { describe, expect, test } from 'vitest';
import { lineOf, versionWith } from './quotes.testing.ts';
import { changedLines, changesOf } from './version-changes.ts';

describe('what a revision of a quote changes', () => {
  const before = versionWith({ items: [lineOf('Labour', 11_000, 2), lineOf('Taps', 11_000)] });

  test('is nothing in the first version', () => {
    expect(changedLines(before, undefined).map(({ change }) => change)).toEqual(['none', 'none']);
    expect(changesOf(before, undefined)).toEqual([]);
  });

  test('is told line by line, whatever their order and their capitals are', () => {
    const items = [lineOf('taps ', 12_000), lineOf('Seals', 500), lineOf('Old pipes', 100)];
    const version = versionWith({ version: 2, items });

    const lines = changedLines(version, { ...before, items: [...before.items, lineOf('Old pipes', 100)] });

    expect(lines.map(({ line, change, beforeCents }) => [line.description, change, beforeCents])).toEqual([
      ['taps ', 'changed', 11_000],
      ['Seals', 'new', undefined],
      ['Old pipes', 'none', undefined],
      ['Labour', 'removed', undefined],
    ]);
  });

  test('keeps two lines of the same words apart', () => {
    const twice = versionWith({ items: [lineOf('Labour', 100), lineOf('Labour', 200)] });

    expect(changedLines(twice, versionWith({ items: [lineOf('Labour', 100)] }))).toMatchObject([
      { change: 'none' },
      { change: 'new' },
    ]);
  });

  test('names what else is different', () => {
    const revised = versionWith({ version: 2, warranty: '12 months', starts_at: null, note: 'Better taps' });

    expect(changesOf(revised, before)).toEqual(['time', 'warranty', 'note']);
  });
});
