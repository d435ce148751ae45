import { Trans, useLingui } from '@lingui/react/macro';
import type { Package } from '@souk/contract/modules/appointments/packages';
import { Clock, Scissors } from 'lucide-react';
import { pictureSources } from '../../../../lib/pictures.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Acts } from '../../../../ui/acts.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Price } from '../../../../ui/price.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { packageActs } from '../../package-acts.ts';

function Days({ bundle: { start_date: start, end_date: end } }: { bundle: Package }) {
  const { slashDate } = useDates();
  if (start && end)
    return (
      <Trans>
        {slashDate(start)} to {slashDate(end)}
      </Trans>
    );
  if (start) return <Trans>from {slashDate(start)}</Trans>;
  return end ? <Trans>until {slashDate(end)}</Trans> : <Trans>No end</Trans>;
}

/** Why an active package cannot be booked at the moment. */
function Standing({ bundle }: { bundle: Package }) {
  const missing = bundle.services.filter(({ is_offered: isOffered }) => !isOffered);
  if (missing.length === 0) return null;
  const names = missing.map(({ name }) => name).join(', ');
  return (
    <span className="text-sm text-warn">
      <Trans>Not shown, because this is not offered: {names}</Trans>
    </span>
  );
}

function PackageRow({ bundle }: { bundle: Package }) {
  const { t } = useLingui();
  const { name, image, services, minutes, price, worth, status } = bundle;
  return (
    <li className="grid items-center gap-x-5 gap-y-3 border-t border-line p-4 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_180px_200px_auto]">
      <span className="flex min-w-0 items-center gap-3.5">
        <Frame
          {...pictureSources(image, { w: 84, h: 63 })}
          fallback={Scissors}
          className="w-21 shrink-0 !rounded-md [&_svg]:size-6"
        />
        <span className="min-w-0">
          <b className="line-clamp-2 font-semibold wrap-anywhere">{name}</b>
          <span className="line-clamp-2 text-sm text-ink-2">
            {services.map((service) => service.name).join(' + ')}
          </span>
          <span className="num flex items-center gap-1.5 text-sm text-ink-2">
            <Icon of={Clock} size={16} className="text-book" />
            {t`${minutes} min`}
          </span>
        </span>
      </span>
      <span className="grid justify-items-start gap-1">
        <StatusPill status={status} />
        <span className="num text-sm text-ink-2">
          <Days bundle={bundle} />
        </span>
        {status === 'active' && <Standing bundle={bundle} />}
      </span>
      <span>
        <Price cents={price.cents} wasCents={worth.cents} hasSaving />
      </span>
      <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">
        <Acts of={packageActs} row={bundle} size="sm" suffix={name} />
      </span>
    </li>
  );
}

/** The business's packages, latest first. */
export function PackageList({ packages }: { packages: readonly Package[] }) {
  const { t } = useLingui();
  return (
    <ul className="panel" aria-label={t`Your packages`}>
      {packages.map((bundle) => (
        <PackageRow key={bundle.id} bundle={bundle} />
      ))}
    </ul>
  );
}
