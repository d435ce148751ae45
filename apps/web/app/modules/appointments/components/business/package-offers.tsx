import { Trans, useLingui } from '@lingui/react/macro';
import type { Package } from '@souk/contract/modules/appointments/packages';
import { pictureSources } from '../../../../lib/pictures.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { Price } from '../../../../ui/price.tsx';
import { choicePath } from '../../booking-choice.ts';

function PackageOffer({ bundle }: { bundle: Package }) {
  const { t } = useLingui();
  const { slashDate } = useDates();
  const {
    id,
    business_id,
    name,
    description,
    image,
    services,
    minutes,
    price,
    worth,
    end_date: end,
  } = bundle;
  const to = choicePath(business_id, { services: [], addOns: [], package: id, step: 'time' });
  return (
    <li id={`package-${id}`} className="flex scroll-mt-40 gap-4 border-b border-line py-4">
      {image && (
        <Frame
          {...pictureSources(image, { w: 96, h: 96 })}
          className="w-20 shrink-0 self-start !rounded-md"
        />
      )}
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-[15px] text-ink-2">{services.map((service) => service.name).join(' + ')}</p>
        {description && <p className="line-clamp-3 text-[15px] text-ink-2">{description}</p>}
        <p className="num mt-1 text-[15px]">
          <Price cents={price.cents} wasCents={worth.cents} hasSaving />
          <span className="text-ink-3"> · {t`${minutes} min`}</span>
        </p>
        {end && (
          <p className="num text-sm text-ink-3">
            <Trans>To be booked until {slashDate(end)}</Trans>
          </p>
        )}
      </div>
      <ButtonLink to={to} tone="line" size="sm" aria-label={t`Book ${name}`} className="self-end">
        <Trans>Book</Trans>
      </ButtonLink>
    </li>
  );
}

/** Packages of a business: three services each, for less than they cost alone. */
export function PackageOffers({ packages }: { packages: readonly Package[] }) {
  if (packages.length === 0) return null;
  return (
    <section id="packages" className="mt-12 scroll-mt-24">
      <h2 className="h-sec">
        <Trans>Packages</Trans>
      </h2>
      <ul className="mt-2">
        {packages.map((bundle) => (
          <PackageOffer key={bundle.id} bundle={bundle} />
        ))}
      </ul>
    </section>
  );
}
