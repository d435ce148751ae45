import type { RefObject } from 'react';
import { type Decided, deskAdActs, deskProductActs } from '../queue-acts.ts';
import type { Queue } from '../queue-address.ts';
import { DeskActs } from './desk-acts.tsx';

interface QueueDecisionsProps {
  queue: Queue;
  item: Decided;
  /** Where to go afterwards: the next one of the queue. */
  back?: string | undefined;
  approval?: RefObject<HTMLFormElement | null>;
  rejection?: RefObject<HTMLDetailsElement | null>;
}

const tables = { ads: deskAdActs, products: deskProductActs };

/** What may be decided on an ad or a product now: the life says which moves are open. */
export function QueueDecisions({ queue, item, back, approval, rejection }: QueueDecisionsProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <DeskActs
        of={tables[queue]}
        row={item}
        back={back}
        forms={{ approve: approval }}
        folds={{ reject: rejection }}
      />
    </div>
  );
}
