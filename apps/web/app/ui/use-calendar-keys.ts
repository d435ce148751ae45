import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { addDays, type ShownView, stepped } from '../lib/calendar-days.ts';

interface Shown {
  shown: ShownView;
  date: string;
  today: string;
  addressOf: (date: string) => string;
}

const typing = 'input, textarea, select, [contenteditable]';

/** The date that a key leads to: a view earlier or later, or today. */
export function dateOfKey(key: string, { shown, date, today }: Omit<Shown, 'addressOf'>): string | undefined {
  if (key === 'PageUp') return stepped(shown, date, -1);
  if (key === 'PageDown') return stepped(shown, date, 1);
  return key === 't' || key === 'T' ? today : undefined;
}

const dayMoves: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrows go from day to day of a month that is shown. */
function focusDay(event: KeyboardEvent<HTMLElement>): boolean {
  const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
  const step = dayMoves[event.key];
  if (!from || step === undefined) return false;
  const isMirrored = document.documentElement.dir === 'rtl' && Math.abs(step) === 1;
  const to = addDays(from, isMirrored ? -step : step);
  event.currentTarget.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
  return true;
}

/** PageUp and PageDown step by a view, T leads to today, arrows through the days of a month. */
export function useCalendarKeys(calendar: Shown) {
  const navigate = useNavigate();
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.closest(typing))) return;
    if (focusDay(event)) return event.preventDefault();
    const date = dateOfKey(event.key, calendar);
    if (date === undefined) return;
    event.preventDefault();
    void navigate(calendar.addressOf(date), { preventScrollReset: true });
  };
}
