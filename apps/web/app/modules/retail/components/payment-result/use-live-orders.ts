import { useEffect } from 'react';
import { useLive } from '../../../../lib/live.ts';
import { useReload } from '../../../../lib/use-reload.ts';

/** Reloads the page when the server reports a change of one of its orders. */
export function useLiveOrders(isMine: (orderId: number) => boolean): void {
  const reload = useReload();
  useLive('order', (payload) => {
    const id: unknown =
      typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'order_id') : null;
    if (typeof id === 'number' && isMine(id)) reload();
  });
}

const everyMs = 2500;

/** Polls while something is undecided: a provider may answer late, and the stream may be down. */
export function useRefreshWhile(isWaiting: boolean): void {
  const reload = useReload();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
}
