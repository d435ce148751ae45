import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Form } from 'react-router';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type Queue, queues } from '../queue-address.ts';
import { Decision } from './decision.tsx';

export interface Decided {
  id: number;
  title: string;
  moves: readonly string[];
}

interface QueueDecisionsProps {
  queue: Queue;
  item: Decided;
  /** Where to go afterwards: the next one of the queue. */
  back?: string | undefined;
  approval?: RefObject<HTMLFormElement | null>;
  rejection?: RefObject<HTMLDetailsElement | null>;
}

/** What is said on the buttons of each queue. */
function useWords(queue: Queue) {
  const { t } = useLingui();
  const words = {
    ads: { reject: t`Reject the ad`, takeDown: t`Take down the ad` },
    products: { reject: t`Reject the product`, takeDown: t`Take down the product` },
  };
  return words[queue];
}

/** What may be decided on an ad or a product now: the life says which moves are open. */
export function QueueDecisions({ queue, item, back, approval, rejection }: QueueDecisionsProps) {
  const { t } = useLingui();
  const words = useWords(queue);
  const action = (deed: string) => `${queues[queue].path}/${item.id}/${deed}`;
  const reason = {
    name: 'reason',
    label: t`Reason`,
    hint: t`Visible to the owner.`,
    isRequired: true,
  } as const;
  const usual = [
    t`The pictures do not show the item.`,
    t`The category does not fit.`,
    t`The text contains contact details.`,
    t`This may not be sold here.`,
  ];
  return (
    <div className="flex flex-wrap items-start gap-2">
      {item.moves.includes('reject') && (
        <Decision
          action={action('reject')}
          opens={t`Reject`}
          does={words.reject}
          {...{ back, reason, usual }}
          {...(rejection ? { opener: rejection } : {})}
        />
      )}
      {item.moves.includes('take-down') && (
        <Decision
          action={action('take-down')}
          opens={t`Take down`}
          does={words.takeDown}
          {...{ back, reason, usual }}
        />
      )}
      {item.moves.includes('approve') && (
        <Form method="post" action={action('approve')} ref={approval}>
          {back && <input type="hidden" name="_back" value={back} />}
          <SubmitButton formAction={action('approve')} size="sm" icon={Check}>
            <Trans>Approve</Trans>
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
