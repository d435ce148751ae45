/** How far the product's time is ahead of the machine's, the same in every process. */
let sharedAheadMs = 0;
/** How far back this process's clock is while it makes history; zero in all others. */
let pastMs = 0;
/** Offset within that day. */
let localOffsetMs = 0;

/** The one source of time; nothing else in the product reads the machine's clock. */
export const clock = {
  now: (): Date => new Date(Date.now() + sharedAheadMs - pastMs + localOffsetMs),
  /** The shared offset, by which jobs are booked. */
  aheadMs: (): number => sharedAheadMs,
  setAhead: (milliseconds: number): void => {
    sharedAheadMs = milliseconds;
  },
  /** Sets this process alone back in time: it then runs only its own jobs and sends no live messages. */
  goBack: (milliseconds: number): void => {
    pastMs = milliseconds;
  },
  isPast: (): boolean => pastMs !== 0,
  /** Moves this process alone to another time of its day. */
  setLocalOffset: (milliseconds: number): void => {
    localOffsetMs = milliseconds;
  },
  /** Jobs booked before this moment, in the machine's time, are due. */
  dueBy: (): Date => new Date(Date.now() - pastMs),
};

export const minutesMs = (minutes: number): number => minutes * 60_000;
export const hoursMs = (hours: number): number => hours * 3_600_000;
export const daysMs = (days: number): number => days * 86_400_000;

/** The moment so many milliseconds from now. */
export const fromNow = (milliseconds: number): Date => new Date(clock.now().getTime() + milliseconds);
