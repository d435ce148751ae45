import { useLive } from '../../../lib/live.ts';
import { useReload } from '../../../lib/use-reload.ts';

const idIn = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'dispute_id') : undefined;

/** Shows what the other side writes without a reload. */
export function useDisputeNews(disputeId: number): void {
  const reload = useReload();
  useLive('dispute', (payload) => {
    if (idIn(payload) === disputeId) reload();
  });
}
