import type { MessageDescriptor } from '@lingui/core';
import { createContext, use } from 'react';

/** What a trade calls the things in its lists. */
export interface ListingWords {
  /** The trade itself, as breadcrumbs name it. */
  trade: MessageDescriptor;
  found: (total: number, isExact: boolean) => MessageDescriptor;
  /** The button that applies a filter; `number` is what it finds, if that is known. */
  show: (number: string | null) => MessageDescriptor;
  nothing: MessageDescriptor;
  browseAll: MessageDescriptor;
  map: MessageDescriptor;
  onMap: MessageDescriptor;
  chosen: MessageDescriptor;
  crowd: (total: number) => MessageDescriptor;
  part: (shown: string, total: string) => MessageDescriptor;
}

export const ListingWordsContext = createContext<ListingWords | null>(null);

/** The words of the trade whose list this is. */
export function useListingWords(): ListingWords {
  const words = use(ListingWordsContext);
  if (!words) throw new Error('no trade has given this list its words');
  return words;
}
