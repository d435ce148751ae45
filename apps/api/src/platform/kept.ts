const forgets: (() => void)[] = [];

/** Registers a cache of database content, so that an app on another database starts without it. */
export function forgetWithDatabase(forget: () => void): void {
  forgets.push(forget);
}

/** The same for anything with `clear`. */
export function keptOfDatabase<Kept extends { clear: () => void }>(kept: Kept): Kept {
  forgetWithDatabase(() => kept.clear());
  return kept;
}

export function forgetDatabase(): void {
  for (const forget of forgets) forget();
}
