import { msg, plural } from '@lingui/core/macro';
import { count } from '../../lib/format.ts';
import type { ListingWords } from '../search/index.ts';

/** What lists of shops’ things say of them. */
export const itemListWords: ListingWords = {
  trade: msg`Retail`,
  found: (total, isExact) =>
    isExact
      ? msg`${plural(total, { one: '# item', other: `${count(total)} items` })}`
      : msg`About ${count(total)} items`,
  show: (number) => (number === null ? msg`Show items` : msg`Show ${number} items`),
  nothing: msg`Items not found`,
  browseAll: msg`Browse all shops`,
  map: msg`Map of items`,
  onMap: msg`Items on the map`,
  chosen: msg`Chosen item`,
  crowd: (total) => msg`${total} items, zoom in`,
  part: (shown, total) => msg`${shown} of ${total} items are on the map. Zoom in for more.`,
};
