import { Trans, useLingui } from '@lingui/react/macro';
import type { Deal } from '@souk/contract/modules/retail/deals';
import { Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { pictureSources } from '../../../../lib/pictures.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { Price } from '../../../../ui/price.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { DeleteDealForm } from './delete-deal-form.tsx';

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

/** Why a deal has its badge or not; it is measured when the deal begins. */
function BadgeWords({ deal }: { deal: Deal }) {
  if (deal.is_deal) return <Badge kind="deal" percent={deal.discount_percent} />;
  if (deal.status === 'inactive') return null;
  return (
    <span className="text-sm text-ink-3">
      {deal.is_running ? (
        <Trans>No badge: not below the lowest price of 30 days</Trans>
      ) : (
        <Trans>The badge is decided when the deal begins</Trans>
      )}
    </span>
  );
}

function DealRow({ deal, onDelete }: { deal: Deal; onDelete: (deal: Deal) => void }) {
  const { slashDate } = useDates();
  const { t } = useLingui();
  const { id, title, product, moves, start_date: start, end_date: end } = deal;
  const inDialog = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onDelete(deal);
  };
  return (
    <li className="grid items-center gap-x-5 gap-y-3 border-t border-line p-4 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_190px_220px_auto]">
      <span className="flex min-w-0 items-center gap-3.5">
        <Frame
          {...pictureSources(product.image, { w: 64, h: 64 })}
          ratio="1:1"
          className="w-16 shrink-0 !rounded-md [&_svg]:size-6"
        />
        <span className="min-w-0">
          <b className="line-clamp-1 font-semibold wrap-anywhere">{title}</b>
          <TextLink to={product.path} className="line-clamp-1 text-sm !font-normal !text-ink-2">
            {product.title}
          </TextLink>
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
        {moves.includes('change') && (
          <ButtonLink to={`/create-daily-deals?id=${id}`} tone="line" size="sm" icon={Pencil}>
            <Trans>Edit</Trans>
          </ButtonLink>
        )}
        {moves.includes('withdraw') && (
          <ButtonLink
            to={`/daily-deals/delete?id=${id}`}
            tone="ghost"
            size="sm"
            icon={Trash2}
            aria-label={t`Delete ${title}`}
            onClick={inDialog}
          >
            <Trans>Delete</Trans>
          </ButtonLink>
        )}
      </span>
    </li>
  );
}

/** The shop's deals, the latest first. */
export function DealList({ deals }: { deals: readonly Deal[] }) {
  const { t } = useLingui();
  const [toDelete, setToDelete] = useState<Deal>();
  const close = () => setToDelete(undefined);
  return (
    <>
      <ul className="panel" aria-label={t`Your deals`}>
        {deals.map((deal) => (
          <DealRow key={deal.id} deal={deal} onDelete={setToDelete} />
        ))}
      </ul>
      <Dialog isOpen={toDelete !== undefined} onClose={close} title={<Trans>Delete this deal?</Trans>}>
        {toDelete && <DeleteDealForm deal={toDelete} onCancel={close} />}
      </Dialog>
    </>
  );
}
