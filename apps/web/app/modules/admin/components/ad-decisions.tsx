import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewedAd } from '@souk/contract/modules/admin/ads';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Form } from 'react-router';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { Decision } from './decision.tsx';

interface AdDecisionsProps {
  ad: Pick<ReviewedAd, 'id' | 'moves'>;
  /** Where to go afterwards: the next ad of the queue. */
  back?: string | undefined;
  approval?: RefObject<HTMLFormElement | null>;
  rejection?: RefObject<HTMLDetailsElement | null>;
}

/** What may be decided on an ad now: the life says which moves are open. */
export function AdDecisions({ ad, back, approval, rejection }: AdDecisionsProps) {
  const { t } = useLingui();
  const reason = {
    name: 'reason',
    label: t`Reason`,
    hint: t`The owner reads it.`,
    isRequired: true,
  } as const;
  const usual = [
    t`The pictures do not show the item.`,
    t`The category does not fit.`,
    t`The text carries contact details.`,
    t`This may not be sold here.`,
  ];
  return (
    <div className="flex flex-wrap items-start gap-2">
      {ad.moves.includes('reject') && (
        <Decision
          action={`/admin/ads/${ad.id}/reject`}
          opens={t`Reject`}
          does={t`Reject the ad`}
          {...{ back, reason, usual }}
          {...(rejection ? { opener: rejection } : {})}
        />
      )}
      {ad.moves.includes('take-down') && (
        <Decision
          action={`/admin/ads/${ad.id}/take-down`}
          opens={t`Take down`}
          does={t`Take the ad down`}
          {...{ back, reason, usual }}
        />
      )}
      {ad.moves.includes('approve') && (
        <Form method="post" action={`/admin/ads/${ad.id}/approve`} ref={approval}>
          {back && <input type="hidden" name="_back" value={back} />}
          <SubmitButton formAction={`/admin/ads/${ad.id}/approve`} size="sm" icon={Check}>
            <Trans>Approve</Trans>
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
