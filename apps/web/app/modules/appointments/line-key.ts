/** By which lines of two quotes are the same: their words, however they are written. */
export const lineKey = (description: string): string =>
  description.trim().toLowerCase().replaceAll(/\s+/g, ' ');
