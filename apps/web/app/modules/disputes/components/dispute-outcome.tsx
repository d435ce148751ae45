import { Trans } from '@lingui/react/macro';
import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import { LookPill } from '../../../ui/look-pill.tsx';
import { disputeLooks } from '../dispute-words.ts';
import { DisputeNext } from './dispute-next.tsx';
import { VerdictStake } from './verdict-stake.tsx';

/** The state of a dispute at the top, with what happens next. */
export function DisputeOutcome({ dispute }: { dispute: Dispute }) {
  return (
    <section aria-labelledby="next" className="panel p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="next" className="h-panel">
          {dispute.closed_at ? <Trans>How it ended</Trans> : <Trans>What happens next</Trans>}
        </h2>
        <LookPill of={disputeLooks[dispute.status]} />
      </div>
      <p className="mt-1.5 max-w-[65ch] text-ink-2">
        <DisputeNext dispute={dispute} />
      </p>
      {!dispute.closed_at && <VerdictStake dispute={dispute} />}
      {dispute.decision_note && (
        <blockquote className="mt-4 rounded-md bg-sunken p-4 text-[15px] break-words whitespace-pre-line">
          <bdi>{dispute.decision_note}</bdi>
        </blockquote>
      )}
    </section>
  );
}
