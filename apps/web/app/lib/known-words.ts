import type { I18n, MessageDescriptor } from '@lingui/core';

/** What somebody chose or wrote: a suggested text in the reader's language, their own words as they are. */
export const knownWords = (i18n: I18n, words: Record<string, MessageDescriptor>, written: string): string => {
  const known = Object.hasOwn(words, written) ? words[written] : undefined;
  return known ? i18n._(known) : written;
};
