import { Trans, useLingui } from '@lingui/react/macro';
import type { Service } from '@souk/contract/modules/appointments/services';
import { Clock, Scissors } from 'lucide-react';
import { price } from '../../../lib/format.ts';
import { pictureSources } from '../../../lib/pictures.ts';
import { Acts } from '../../../ui/acts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { serviceActs } from '../service-acts.ts';

type Priced = Pick<Service, 'price' | 'price_kind' | 'deal'>;

function PriceWords({ cents, kind }: { cents: number; kind: Service['price_kind'] }) {
  const amount = price(cents);
  switch (kind) {
    case 'from':
      return <Trans>from {amount}</Trans>;
    case 'hour':
      return <Trans>{amount} per hour</Trans>;
    case 'head':
      return <Trans>{amount} per person</Trans>;
    default:
      return amount;
  }
}

/** What it costs now, in words; in a daily deal beside what it costs otherwise. */
export function ServicePrice({ service: { price: usual, price_kind: kind, deal } }: { service: Priced }) {
  if (!usual) return <Trans>On quote</Trans>;
  if (!deal) return <PriceWords cents={usual.cents} kind={kind} />;
  return (
    <>
      <PriceWords cents={deal.price.cents} kind={kind} />{' '}
      <s className="text-sm font-normal text-ink-3">
        <span className="sr-only">
          <Trans>was</Trans>{' '}
        </span>
        {price(usual.cents)}
      </s>
      {deal.is_deal && (
        <>
          {' '}
          <Badge kind="deal" percent={deal.discount_percent} />
        </>
      )}
    </>
  );
}

function ServiceRow({ service }: { service: Service }) {
  const { t } = useLingui();
  const { name, image, duration_minutes: minutes, is_active: isActive } = service;
  return (
    <li className="grid items-center gap-x-5 gap-y-3 border-t border-line p-4 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_150px_100px_330px]">
      <span className="flex min-w-0 items-center gap-3.5">
        <Frame
          {...pictureSources(image, { w: 84, h: 63 })}
          fallback={Scissors}
          className="w-21 shrink-0 !rounded-md [&_svg]:size-6"
        />
        <span className="min-w-0">
          <b className="line-clamp-2 font-semibold wrap-anywhere">{name}</b>
          <span className="num flex items-center gap-1.5 text-sm text-ink-2">
            <Icon of={Clock} size={16} className="text-book" />
            {t`${minutes} min`}
          </span>
        </span>
      </span>
      <span className="flex items-center justify-between gap-3 lg:contents">
        <span className="num font-display font-semibold">
          <ServicePrice service={service} />
        </span>
        <span>
          <StatusPill status={isActive ? 'active' : 'inactive'} />
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">
        <Acts of={serviceActs} row={service} size="sm" suffix={name} />
      </span>
    </li>
  );
}

/** Services beneath the names of their categories. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const groups = [...Map.groupBy(services, ({ category_name: category }) => category)].toSorted(
    ([one], [other]) => one.localeCompare(other),
  );
  return (
    <div className="grid gap-6">
      {groups.map(([category, members]) => (
        <section key={category} aria-label={category}>
          <h2 className="h-panel mb-2.5">{category}</h2>
          <ul className="panel">
            {members.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
