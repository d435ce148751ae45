/** Milliseconds that the product's time runs ahead of the machine's; moved by tests and the development page. */
let aheadMs = 0;

/** The one source of time; nothing else in the product reads the machine's clock. */
export const clock = {
  now: (): Date => new Date(Date.now() + aheadMs),
  aheadMs: (): number => aheadMs,
  setAhead: (milliseconds: number): void => {
    aheadMs = milliseconds;
  },
};

export const minutesMs = (minutes: number): number => minutes * 60_000;
export const hoursMs = (hours: number): number => hours * 3_600_000;
export const daysMs = (days: number): number => days * 86_400_000;

/** The moment that lies so many milliseconds from now. */
export const fromNow = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);
