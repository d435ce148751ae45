import { useLive } from '../../../../lib/live.ts';
import { useReload } from '../../../../lib/use-reload.ts';

/** Reloads the page when the server reports a change of a quote, or only of these. */
export function useLiveQuotes(isMine?: (quoteId: number) => boolean): void {
  const reload = useReload();
  useLive('quote', (payload) => {
    const id: unknown =
      typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'quote_id') : null;
    if (typeof id === 'number' && (isMine?.(id) ?? true)) reload();
  });
}
