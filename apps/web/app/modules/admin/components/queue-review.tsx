import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TextLink } from '../../../ui/link.tsx';
import { Switch } from '../../../ui/switch.tsx';
import type { Decided } from '../queue-acts.ts';
import { afterDecision, choosing, type Queue, queues, stepFrom } from '../queue-address.ts';
import { chooseKeys, useKeyChoice } from './key-choice.ts';
import { QueueDecisions } from './queue-decisions.tsx';
import { useHeldApproval } from './use-held-approval.ts';
import { useQueueKeys } from './use-queue-keys.ts';

interface QueueReviewProps {
  queue: Queue;
  items: readonly { id: number }[];
  chosen: Decided;
  /** Everything that a decision on it needs. */
  children: ReactNode;
}

/** The chosen thing next to the queue; after a decision the next one is shown. */
export function QueueReview({ queue, items, chosen, children }: QueueReviewProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const rejection = useRef<HTMLDetailsElement>(null);
  const { id } = chosen;
  const next = afterDecision(items, id);
  const approve = useHeldApproval(queue);
  const keys = useMemo(() => {
    const open = (target: { id: number } | undefined) => {
      if (target) navigate(choosing(queue, search, target.id), { preventScrollReset: true });
    };
    const step = (by: -1 | 1) => () => open(stepFrom(items, id, by));
    return {
      next: step(1),
      previous: step(-1),
      approve: () => {
        if (!chosen.moves.includes('approve')) return;
        approve(chosen);
        open(afterDecision(items, id));
      },
      reject: () => {
        if (!rejection.current) return;
        rejection.current.open = true;
        rejection.current.querySelector('textarea')?.focus();
      },
    };
  }, [queue, items, chosen, id, search, navigate, approve]);
  const hasKeys = useKeyChoice();
  useQueueKeys(keys, hasKeys);
  return (
    <section aria-label={chosen.title} className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
          <Switch
            label={<Trans>Keys</Trans>}
            checked={hasKeys}
            onChange={(event) => chooseKeys(event.target.checked)}
            className="!text-sm"
          />
          {hasKeys && (
            <p>
              <Trans>
                <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>A</kbd> approve, <kbd>R</kbd> reject
              </Trans>
            </p>
          )}
          <TextLink to={`${queues[queue].path}/${id}`}>
            {queue === 'ads' ? <Trans>Open the ad alone</Trans> : <Trans>Open the product alone</Trans>}
          </TextLink>
        </div>
        <QueueDecisions
          key={id}
          queue={queue}
          item={chosen}
          back={choosing(queue, search, next?.id ?? id)}
          rejection={rejection}
        />
      </div>
      {children}
    </section>
  );
}
