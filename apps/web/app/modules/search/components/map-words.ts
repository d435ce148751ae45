import { useLingui } from '@lingui/react/macro';
import type { Trade } from '../listing-trade.ts';

/** The map's texts for each trade; separate from the list's, because few users open it. */
export function useMapWords(trade: Trade) {
  const { t } = useLingui();
  const words = {
    classified: {
      map: t`Map of ads`,
      onMap: t`Ads on the map`,
      chosen: t`Chosen ad`,
      crowd: (total: number) => t`${total} ads, zoom in`,
      part: (shown: string, total: string) => t`${shown} of ${total} ads are on the map. Zoom in for more.`,
    },
    retail: {
      map: t`Map of items`,
      onMap: t`Items on the map`,
      chosen: t`Chosen item`,
      crowd: (total: number) => t`${total} items, zoom in`,
      part: (shown: string, total: string) => t`${shown} of ${total} items are on the map. Zoom in for more.`,
    },
  };
  return words[trade];
}
