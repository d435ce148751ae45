/** Milliseconds that the product's time runs ahead of the machine's, the same in every process. */
let sharedAheadMs = 0;
/** How far back one process lives while it makes up a history; zero everywhere else. */
let pastMs = 0;
/** The hour of that day that it is at. */
let ownAheadMs = 0;

/** The one source of time; nothing else in the product reads the machine's clock. */
export const clock = {
  now: (): Date => new Date(Date.now() + sharedAheadMs - pastMs + ownAheadMs),
  /** The shared part, by which jobs are booked. */
  aheadMs: (): number => sharedAheadMs,
  setAhead: (milliseconds: number): void => {
    sharedAheadMs = milliseconds;
  },
  /** Lets this process alone live so long ago: its jobs are then its own to do, and nobody watches. */
  livePast: (milliseconds: number): void => {
    pastMs = milliseconds;
  },
  isPast: (): boolean => pastMs !== 0,
  /** Lets this process alone live at another hour of its day. */
  setOwnAhead: (milliseconds: number): void => {
    ownAheadMs = milliseconds;
  },
  /** Up to when jobs are due, in the machine's time, by which they are booked. */
  dueBy: (): Date => new Date(Date.now() - pastMs),
};

export const minutesMs = (minutes: number): number => minutes * 60_000;
export const hoursMs = (hours: number): number => hours * 3_600_000;
export const daysMs = (days: number): number => days * 86_400_000;

/** The moment that lies so many milliseconds from now. */
export const fromNow = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);
