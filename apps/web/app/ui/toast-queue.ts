import type { Flash } from '../lib/flash.ts';

/** Spec §2: a toast lasts four seconds. */
export const toastDurationMs = 4000;

export type Toast = Flash;

const isSame = (a: Toast, b: Toast) =>
  a.id === b.id || (a.tone === b.tone && a.title === b.title && a.detail === b.detail);

/** Adds a toast unless one with the same text is on show. */
export const addToast = (shown: readonly Toast[], toast: Toast): readonly Toast[] =>
  shown.some((other) => isSame(other, toast)) ? shown : [...shown, toast];

export const removeToast = (shown: readonly Toast[], id: string): readonly Toast[] =>
  shown.filter((toast) => toast.id !== id);

export interface Countdown {
  pause: () => void;
  resume: () => void;
  stop: () => void;
}

/** A timer that stands still while it is paused and goes on with what was left. */
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
