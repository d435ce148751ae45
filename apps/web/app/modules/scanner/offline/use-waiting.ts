import { useEffect, useState } from 'react';
import { followQueue, listKept, waitingOf } from './queue.ts';
import type { Kept } from './store.ts';

/** The user's items that wait to be sent, updated as they change. */
export function useWaiting(ownerId: number | null): readonly Kept[] {
  const [waiting, setWaiting] = useState<readonly Kept[]>([]);
  useEffect(() => {
    let isOver = false;
    const read = () =>
      void listKept().then((kept) => {
        if (!isOver) setWaiting(waitingOf(kept, ownerId));
      });
    read();
    const end = followQueue(read);
    return () => {
      isOver = true;
      end();
    };
  }, [ownerId]);
  return waiting;
}
