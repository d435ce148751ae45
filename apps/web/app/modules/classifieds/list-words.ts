import { msg, plural } from '@lingui/core/macro';
import { count } from '../../lib/format.ts';
import type { ListingWords } from '../search/index.ts';

/** What lists of ads say of them. */
export const adListWords: ListingWords = {
  trade: msg`Classifieds`,
  found: (total, isExact) =>
    isExact
      ? msg`${plural(total, { one: '# ad', other: `${count(total)} ads` })}`
      : msg`About ${count(total)} ads`,
  show: (number) => (number === null ? msg`Show ads` : msg`Show ${number} ads`),
  nothing: msg`No Classifieds found`,
  browseAll: msg`Browse all classifieds`,
  map: msg`Map of ads`,
  onMap: msg`Ads on the map`,
  chosen: msg`Chosen ad`,
  crowd: (total) => msg`${total} ads, zoom in`,
  part: (shown, total) => msg`${shown} of ${total} ads are on the map. Zoom in for more.`,
};
