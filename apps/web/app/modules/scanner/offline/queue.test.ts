import { describe, expect, test } from 'vitest';
import { isRepeated, type Outcome, scansToDrop, settle, waitingOf } from './queue.ts';
import type { Kept } from './store.ts';

const moment = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1000).toISOString();

const scan = (key: string, ownerId: number | null = 7, seconds = 0): Kept => ({
  kind: 'scan',
  client_key: key,
  ownerId,
  at: moment(seconds),
  product_code: '0000096385074',
  name: `Food ${key}`,
});
const addition = (key: string, ownerId: number | null = 7): Kept => ({
  ...scan(key, ownerId),
  kind: 'addition',
});
const answer = (client_key: string, outcome: Outcome['outcome']): Outcome => ({
  client_key,
  outcome,
  product_id: null,
});

describe('the queue', () => {
  test('gives a person their own things and those of nobody, never another account’s', () => {
    const kept = [scan('mine', 7), scan('theirs', 8), addition('visitor', null)];
    expect(waitingOf(kept, 7).map(({ client_key }) => client_key)).toEqual(['mine', 'visitor']);
    expect(waitingOf(kept, null).map(({ client_key }) => client_key)).toEqual(['visitor']);
  });

  test('takes a scan of the same food within a minute for the same one', () => {
    const again = { product_code: '0000096385074', ownerId: 7 };
    expect(isRepeated([scan('a')], { ...again, at: moment(59) })).toBe(true);
    expect(isRepeated([scan('a')], { ...again, at: moment(61) })).toBe(false);
    expect(isRepeated([scan('a')], { ...again, ownerId: null, at: moment(1) })).toBe(false);
    expect(isRepeated([addition('a')], { ...again, at: moment(1) })).toBe(false);
  });

  test('drops the oldest scans beyond five hundred, and no addition', () => {
    const scans = Array.from({ length: 502 }, (_none, place) => scan(`s${place}`, 7, -place));
    const dropped = scansToDrop([...scans, addition('a')]);
    expect(dropped.map(({ client_key }) => client_key).sort()).toEqual(['s500', 's501']);
    expect(scansToDrop([scan('a'), addition('b')])).toEqual([]);
  });

  test('is rid of what the server answered, and keeps what has to wait', () => {
    const sent = [scan('a'), scan('b'), addition('c'), addition('d'), addition('e'), addition('f')];
    const outcomes = [
      answer('a', 'noted'),
      answer('b', 'not-found'),
      answer('c', 'added'),
      answer('d', 'exists'),
      answer('e', 'refused'),
      answer('f', 'later'),
    ];
    const { done, report } = settle(sent, outcomes, { report: undefined, ownerId: 7 });
    expect(done).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(report).toEqual({
      ownerId: 7,
      scans: 1,
      added: ['Food c'],
      existing: ['Food d'],
      refused: ['Food e'],
    });
  });

  test('adds to a report that nobody has read yet, but not to another account’s', () => {
    const before = { ownerId: 7, scans: 2, added: ['Food x'], existing: [], refused: [] };
    const outcomes = [answer('a', 'noted')];
    const told = (ownerId: number) => settle([scan('a')], outcomes, { report: before, ownerId }).report;
    expect(told(7)).toMatchObject({ scans: 3, added: ['Food x'] });
    expect(told(8)).toMatchObject({ ownerId: 8, scans: 1, added: [] });
    expect(before.scans).toBe(2);
  });

  test('keeps what the server said nothing of', () => {
    const { done } = settle([scan('a'), scan('b')], [answer('a', 'noted'), answer('z', 'noted')], {
      report: undefined,
      ownerId: null,
    });
    expect(done).toEqual(['a']);
  });
});
