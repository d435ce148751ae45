import type { RefObject } from 'react';
import { type Decided, queueTables } from '../queue-acts.ts';
import type { Queue } from '../queue-address.ts';
import { DeskActs } from './desk-acts.tsx';

interface QueueDecisionsProps {
  queue: Queue;
  item: Decided;
  /** Where to go afterwards: the next one of the queue. */
  back?: string | undefined;
  rejection?: RefObject<HTMLDetailsElement | null>;
}

/** What may be decided on an ad or a product now: the life says which moves are open. */
export function QueueDecisions({ queue, item, back, rejection }: QueueDecisionsProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <DeskActs of={queueTables[queue]} row={item} back={back} folds={{ reject: rejection }} />
    </div>
  );
}
