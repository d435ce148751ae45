import type { Flash } from '../lib/flash.ts';

/** Spec §2: a toast lasts four seconds. */
export const toastDurationMs = 4000;

/** A toast with an undo stays longer: it has to be read, decided on and reached. */
const undoDurationMs = 10_000;

export interface Toast extends Flash {
  /** Done once the toast has gone, unless the user undoes it before that. */
  held?: () => void;
}

export const durationOf = ({ undo, held }: Pick<Toast, 'undo' | 'held'>): number =>
  undo || held ? undoDurationMs : toastDurationMs;

const isSame = (a: Toast, b: Toast) =>
  a.id === b.id || (a.tone === b.tone && a.title === b.title && a.detail === b.detail);

/** A new undo undoes something else, so its toast replaces the earlier one. */
const isOvertaken = (shown: Toast, by: Toast) =>
  shown.id !== by.id && (by.held ? shown.held !== undefined : by.undo !== undefined && isSame(shown, by));

/** Does what the toasts hold back that this one replaces; without one, what all shown toasts hold back. */
export const doHeld = (shown: readonly Toast[], by?: Toast): void => {
  for (const toast of shown) if (!by || isOvertaken(toast, by)) toast.held?.();
};

/** Adds a toast unless one with the same text is shown. */
export const addToast = (shown: readonly Toast[], toast: Toast): readonly Toast[] =>
  shown.some((other) => isSame(other, toast) && !isOvertaken(other, toast))
    ? shown
    : [...shown.filter((other) => !isOvertaken(other, toast)), toast];

export const removeToast = (shown: readonly Toast[], id: string): readonly Toast[] =>
  shown.filter((toast) => toast.id !== id);

export interface Countdown {
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** A timer that can be paused and continues with the remaining time. */
export function startCountdown(durationMs: number, onEnd: () => void): Countdown {
  let leftMs = durationMs;
  let startedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(onEnd, leftMs);

  const pause = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    leftMs -= performance.now() - startedAt;
  };
  const resume = () => {
    if (timer !== undefined) return;
    startedAt = performance.now();
    timer = setTimeout(onEnd, Math.max(0, leftMs));
  };
  return { pause, resume, stop: pause };
}
