import { Trans } from '@lingui/react/macro';
import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { disputeLooks } from '../dispute-words.ts';
import { DisputeReason } from './dispute-reason.tsx';

/** Whether the viewer is the one to act. */
const isYourTurn = ({ role, status, closed_at: closed }: Dispute): boolean => {
  if (closed) return false;
  return role === 'seller' ? status !== 'seller-replied' : status === 'seller-replied';
};

function Turn({ dispute }: { dispute: Dispute }) {
  const { flowTime } = useDates();
  if (!isYourTurn(dispute)) return null;
  const until = dispute.role === 'seller' ? dispute.seller_answers_until : null;
  return (
    <span className="text-sm font-semibold text-warn">
      {until ? <Trans>Answer by {flowTime(until)}</Trans> : <Trans>Your turn</Trans>}
    </span>
  );
}

/** One dispute in the list of its two sides. */
export function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { slashDate } = useDates();
  const other = dispute.role === 'customer' ? dispute.seller : dispute.customer;
  return (
    <li className="relative flex items-center gap-4 py-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Link
            to={`/disputes/${dispute.dispute_id}`}
            className="font-semibold outline-none after:absolute after:inset-0 after:rounded-md hover:underline focus-visible:after:outline-3 focus-visible:after:outline-brand"
          >
            <bdi>{dispute.title}</bdi>
          </Link>
          <LookPill of={disputeLooks[dispute.status]} />
        </p>
        <p className="mt-0.5 text-[15px] text-ink-2">
          <bdi>{other.name}</bdi> · <DisputeReason of={dispute} />
        </p>
        <p className="num flex flex-wrap gap-x-3 text-sm text-ink-3">
          <Trans>Opened {slashDate(dispute.created_at)}</Trans>
          <Turn dispute={dispute} />
        </p>
      </div>
      <Amount of={dispute.amount} isStrong />
      <Icon of={ChevronRight} size={18} isDirectional className="text-ink-3" />
    </li>
  );
}
