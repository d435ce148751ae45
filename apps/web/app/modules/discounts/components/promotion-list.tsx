import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Promotion, PromotionState } from '@souk/contract/modules/discounts/promotions';
import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { price } from '../../../lib/format.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { Acts } from '../../../ui/acts.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { promotionActs } from '../promotion-acts.ts';
import { ownTerms } from '../promotion-terms.ts';
import { usePromotionWords } from '../use-promotion-words.ts';

const states: Record<PromotionState, [status: string, words: ReactNode]> = {
  running: ['active', <Trans key="running">Running</Trans>],
  scheduled: ['appointment', <Trans key="scheduled">Scheduled</Trans>],
  paused: ['inactive', <Trans key="paused">Paused</Trans>],
  'used-up': ['inactive', <Trans key="used-up">Used up</Trans>],
  over: ['inactive', <Trans key="over">Over</Trans>],
};

function Uses({ promotion: { uses, uses_max: most, given } }: { promotion: Promotion }) {
  return (
    <span className="num text-sm text-ink-2">
      {most === null ? (
        <Plural value={uses} one="# use" other="# uses" />
      ) : (
        <Trans>
          {uses} of {most} uses
        </Trans>
      )}
      {uses > 0 && (
        <span className="block">
          <Trans>{price(given.cents)} taken off</Trans>
        </span>
      )}
    </span>
  );
}

function PromotionRow({ promotion }: { promotion: Promotion }) {
  const words = usePromotionWords();
  const { title, image, state } = promotion;
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
          <span className="block text-sm text-ink-2 wrap-anywhere">{words(ownTerms(promotion))}</span>
        </span>
      </span>
      <span className="flex items-start justify-between gap-3 lg:grid lg:justify-items-start lg:gap-1">
        <StatusPill status={status}>{stateWords}</StatusPill>
        <Uses promotion={promotion} />
      </span>
      <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">
        <Acts of={promotionActs} row={promotion} size="sm" suffix={title} />
      </span>
    </li>
  );
}

/** The seller's promotions, the newest first. */
export function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  const { t } = useLingui();
  return (
    <ul className="panel" aria-label={t`Your promotions`}>
      {promotions.map((promotion) => (
        <PromotionRow key={promotion.id} promotion={promotion} />
      ))}
    </ul>
  );
}
