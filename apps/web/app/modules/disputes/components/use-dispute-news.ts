import { useRevalidator } from 'react-router';
import { useLive } from '../../../lib/live.ts';

const idIn = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'dispute_id') : undefined;

/** Shows what the other side writes without a reload. */
export function useDisputeNews(disputeId: number): void {
  const { revalidate } = useRevalidator();
  useLive('dispute', (payload) => {
    if (idIn(payload) === disputeId) void revalidate();
  });
}
