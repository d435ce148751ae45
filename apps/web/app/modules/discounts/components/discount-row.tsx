import { Trans } from '@lingui/react/macro';
import type { Promotion, PromotionState } from '@souk/contract/modules/discounts/promotions';
import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

const states: Record<PromotionState, [status: string, words: ReactNode]> = {
  running: ['active', <Trans key="running">Running</Trans>],
  scheduled: ['appointment', <Trans key="scheduled">Scheduled</Trans>],
  paused: ['inactive', <Trans key="paused">Paused</Trans>],
  'used-up': ['inactive', <Trans key="used-up">Used up</Trans>],
  over: ['inactive', <Trans key="over">Over</Trans>],
};

interface DiscountRowProps {
  of: Pick<Promotion, 'title' | 'image' | 'state'>;
  /** What is off, in words. */
  words: ReactNode;
  /** What has come of it. */
  facts?: ReactNode;
  acts: ReactNode;
}

/** What a seller takes off, in the list of their own. */
export function DiscountRow({ of: { title, image, state }, words, facts, acts }: DiscountRowProps) {
  const [status, stateWords] = states[state];
  return (
    <li className="grid items-center gap-x-5 gap-y-3 border-t border-line p-4 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_150px_330px]">
      <span className="flex min-w-0 items-start gap-3.5">
        <Frame
          {...pictureSources(image, { w: 84, h: 63 })}
          fallback={Megaphone}
          className="w-21 shrink-0 !rounded-md [&_svg]:size-6"
        />
        <span className="min-w-0">
          <b className="line-clamp-2 font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </b>
          <span className="block text-sm text-ink-2 wrap-anywhere">{words}</span>
        </span>
      </span>
      <span className="flex items-start justify-between gap-3 lg:grid lg:justify-items-start lg:gap-1">
        <StatusPill status={status}>{stateWords}</StatusPill>
        {facts}
      </span>
      <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">{acts}</span>
    </li>
  );
}
