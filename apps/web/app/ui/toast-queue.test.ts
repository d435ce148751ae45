import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addToast,
  doHeld,
  durationOf,
  removeToast,
  startCountdown,
  type Toast,
  toastDurationMs,
} from './toast-queue.ts';

const saved: Toast = { id: '1', tone: 'good', title: 'Item added to wishlist.' };

describe('toasts', () => {
  test('[toast-no-duplicates] the same text is not shown twice at a time', () => {
    expect(addToast([saved], { ...saved, id: '2' })).toEqual([saved]);
  });

  test('another text joins the list, and the same text may come back once the first has gone', () => {
    const other: Toast = { id: '2', tone: 'bad', title: 'Record not found' };

    expect(addToast([saved], other)).toEqual([saved, other]);
    expect(addToast(removeToast([saved], '1'), { ...saved, id: '3' })).toHaveLength(1);
  });
});

describe('a toast with an undo', () => {
  const undo = { action: '/act/ads/restore', fields: [['ids', '1']] } as const;
  const deleted: Toast = { id: '1', tone: 'good', title: 'Ad deleted successfully.', undo };

  test('stays longer than others', () => {
    expect([durationOf(saved), durationOf(deleted)]).toEqual([4000, 10_000]);
  });

  test('replaces the one before, because it undoes something else', () => {
    const next: Toast = { ...deleted, id: '2', undo: { ...undo, fields: [['ids', '2']] } };

    expect(addToast([saved, deleted], next)).toEqual([saved, next]);
    expect(addToast([next], next)).toEqual([next]);
  });
});

describe('a toast that holds something back', () => {
  const waiting = (id: string) => ({ id, tone: 'info' as const, title: `Approving ${id}`, held: vi.fn() });

  test('stays as long as one with an undo', () => {
    expect(durationOf(waiting('1'))).toBe(10_000);
  });

  test('does it at once when another one takes its place, and only then', () => {
    const [first, second] = [waiting('1'), waiting('2')];

    doHeld([saved, first], saved);
    expect(first.held).not.toHaveBeenCalled();
    doHeld([saved, first], second);

    expect(first.held).toHaveBeenCalledOnce();
    expect(second.held).not.toHaveBeenCalled();
    expect(addToast([saved, first], second)).toEqual([saved, second]);
  });

  test('does it when the page is left', () => {
    const first = waiting('1');

    doHeld([saved, first]);

    expect(first.held).toHaveBeenCalledOnce();
  });
});

describe('the timer of a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('[toast-duration] ends after 4000 ms and not before', () => {
    const end = vi.fn();
    startCountdown(toastDurationMs, end);

    vi.advanceTimersByTime(3999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
  });

  test('stops while paused and continues with the time that was left', () => {
    const end = vi.fn();
    const countdown = startCountdown(toastDurationMs, end);

    vi.advanceTimersByTime(3000);
    countdown.pause();
    vi.advanceTimersByTime(60_000);
    countdown.resume();
    vi.advanceTimersByTime(999);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(end).toHaveBeenCalledOnce();
  });

  test('never ends once it was stopped', () => {
    const end = vi.fn();
    startCountdown(toastDurationMs, end).stop();

    vi.advanceTimersByTime(60_000);

    expect(end).not.toHaveBeenCalled();
  });
});
