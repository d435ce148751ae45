const forgets: (() => void)[] = [];

/** Names what this process keeps in memory of its database, so that an app on another one begins without it. */
export function forgetWithDatabase(forget: () => void): void {
  forgets.push(forget);
}

/** The same for something that can be cleared. */
export function keptOfDatabase<Kept extends { clear: () => void }>(kept: Kept): Kept {
  forgetWithDatabase(() => kept.clear());
  return kept;
}

export function forgetDatabase(): void {
  for (const forget of forgets) forget();
}
