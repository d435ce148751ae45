import { Trans, useLingui } from '@lingui/react/macro';
import type { Deal } from '@souk/contract/modules/discounts/deals';
import { pictureSources } from '../../../lib/pictures.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Acts } from '../../../ui/acts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Price } from '../../../ui/price.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { dealActs } from '../deal-acts.ts';

function DealState({ deal }: { deal: Deal }) {
  if (deal.status === 'inactive')
    return (
      <StatusPill status="inactive">
        <Trans>Over</Trans>
      </StatusPill>
    );
  return deal.is_running ? (
    <StatusPill status="active">
      <Trans>Running</Trans>
    </StatusPill>
  ) : (
    <StatusPill status="appointment">
      <Trans>Scheduled</Trans>
    </StatusPill>
  );
}

/** Why a deal has its badge or not; that is decided when the deal starts. */
function BadgeWords({ deal }: { deal: Deal }) {
  if (deal.is_deal) return <Badge kind="deal" percent={deal.discount_percent} />;
  if (deal.status === 'inactive') return null;
  return (
    <span className="text-sm text-ink-3">
      {deal.is_running ? (
        <Trans>No badge: not below the 30-day lowest price</Trans>
      ) : (
        <Trans>The badge is decided when the deal starts</Trans>
      )}
    </span>
  );
}

function DealRow({ deal }: { deal: Deal }) {
  const { title, start_date: start, end_date: end } = deal;
  const thing = deal.product ?? deal.service;
  const { slashDate } = useDates();
  return (
    <li className="grid items-center gap-x-5 gap-y-3 border-t border-line p-4 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_190px_220px_auto]">
      <span className="flex min-w-0 items-center gap-3.5">
        <Frame
          {...pictureSources(thing?.image ?? null, { w: 64, h: 64 })}
          ratio="1:1"
          className="w-16 shrink-0 !rounded-md [&_svg]:size-6"
        />
        <span className="min-w-0">
          <b className="line-clamp-1 font-semibold wrap-anywhere">{title}</b>
          {thing && (
            <TextLink to={thing.path} className="line-clamp-1 text-sm !font-normal !text-ink-2">
              {thing.title}
            </TextLink>
          )}
        </span>
      </span>
      <span className="grid justify-items-start gap-1">
        <DealState deal={deal} />
        <span className="num text-sm text-ink-2">
          <Trans>
            {slashDate(start)} to {slashDate(end)}
          </Trans>
        </span>
      </span>
      <span className="grid justify-items-start gap-1">
        <Price cents={deal.price.cents} wasCents={deal.original_price.cents} />
        <BadgeWords deal={deal} />
      </span>
      <span className="flex items-center justify-end gap-1.5">
        <Acts of={dealActs} row={deal} size="sm" suffix={title} />
      </span>
    </li>
  );
}

/** The seller's deals, latest first. */
export function DealList({ deals }: { deals: readonly Deal[] }) {
  const { t } = useLingui();
  return (
    <ul className="panel" aria-label={t`Your deals`}>
      {deals.map((deal) => (
        <DealRow key={deal.id} deal={deal} />
      ))}
    </ul>
  );
}
