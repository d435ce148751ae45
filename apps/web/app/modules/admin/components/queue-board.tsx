import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { Decided } from '../queue-acts.ts';
import type { Queue } from '../queue-address.ts';
import { QueueList } from './queue-list.tsx';
import { QueueReview } from './queue-review.tsx';
import type { Queued } from './queue-rows.tsx';

interface QueueBoardProps {
  queue: Queue;
  page: { data: readonly Queued[]; current_page: number; last_page: number };
  chosen: Decided | null;
  /** How things get into the queue; shown if it is empty. */
  empty: ReactNode;
  /** What a decision on the chosen one needs. */
  children: ReactNode;
}

/** A queue: the list, and next to it the chosen thing with all possible decisions. */
export function QueueBoard({ queue, page, chosen, empty, children }: QueueBoardProps) {
  if (page.data.length === 0 && !chosen)
    return (
      <EmptyState
        title={<Trans>Nothing is waiting here</Trans>}
        action={
          <Link to="/admin" className="font-semibold text-brand-ink hover:underline">
            <Trans>Go to the dashboard</Trans>
          </Link>
        }
      >
        {empty}
      </EmptyState>
    );
  return (
    <div className="gap-6 lg:grid lg:grid-cols-[340px_minmax(0,1fr)]">
      <div className="min-w-0">
        <QueueList queue={queue} items={page.data} chosenId={chosen?.id} />
        <Pager current={page.current_page} last={page.last_page} />
      </div>
      <div className="max-lg:hidden">
        {chosen && (
          <QueueReview queue={queue} items={page.data} chosen={chosen}>
            {children}
          </QueueReview>
        )}
      </div>
    </div>
  );
}
