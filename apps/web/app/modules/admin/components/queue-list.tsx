import { Trans, useLingui } from '@lingui/react/macro';
import { Form, Link, useLocation } from 'react-router';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { choosing, type Queue, queues } from '../queue-address.ts';
import { type Queued, QueueFacts, QueueThumb } from './queue-rows.tsx';

interface QueueListProps {
  queue: Queue;
  items: readonly Queued[];
  chosenId: number | undefined;
}

const bulk = 'bulk-approve';

function Row({ queue, item, isChosen }: { queue: Queue; item: Queued; isChosen: boolean }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const face = (
    <>
      <QueueThumb item={item} />
      <QueueFacts item={item} />
    </>
  );
  const look = 'flex min-w-0 flex-1 items-center gap-3 rounded-md p-2 hover:bg-inset';
  return (
    <li
      className={`flex items-center gap-1 rounded-md ${isChosen ? 'bg-brand-soft max-lg:bg-transparent' : ''}`}
    >
      {item.moves.includes('approve') && (
        <label className="grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            name="ids"
            value={item.id}
            form={bulk}
            aria-label={t`Select ${item.title}`}
            className="size-5 accent-(--ink)"
          />
        </label>
      )}
      <Link
        to={choosing(queue, search, item.id)}
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        className={`${look} max-lg:hidden`}
      >
        {face}
      </Link>
      <Link to={`${queues[queue].path}/${item.id}`} className={`${look} lg:hidden`}>
        {face}
      </Link>
    </li>
  );
}

/** The queue: a row opens next to the list, ticked rows are approved together. */
export function QueueList({ queue, items, chosenId }: QueueListProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const approval = `${queues[queue].path}/approve`;
  const mayApprove = items.some(({ moves }) => moves.includes('approve'));
  return (
    <div>
      {mayApprove && (
        <Form method="post" action={approval} id={bulk} className="mb-2">
          <input type="hidden" name="_back" value={`${pathname}${search}`} />
          <SubmitButton formAction={approval} size="sm" tone="soft">
            <Trans>Approve selected</Trans>
          </SubmitButton>
        </Form>
      )}
      <ul aria-label={queue === 'ads' ? t`Ads` : t`Products`} className="space-y-1">
        {items.map((item) => (
          <Row key={item.id} queue={queue} item={item} isChosen={item.id === chosenId} />
        ))}
      </ul>
    </div>
  );
}
