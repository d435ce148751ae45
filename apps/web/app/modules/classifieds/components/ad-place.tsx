import { Trans } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { MapPin } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { placesOf, searchOf } from '../../search/index.ts';
import { tradeOf } from '../ad-facts.ts';

const SpotMap = lazy(() => import('./spot-map.tsx').then((file) => ({ default: file.SpotMap })));

const nearKm = 5;

/** The approximate place; the map is loaded on demand. */
export function AdPlace({ ad }: { ad: Pick<AdDetail, 'address' | 'module_type'> }) {
  const [isOpen, setOpen] = useState(false);
  const { address } = ad;
  const place =
    address.location || [address.city, address.state_code, address.pincode].filter(Boolean).join(' ');
  const near = searchOf({
    location: place,
    lat: address.lat,
    lng: address.lng,
    radiusKm: nearKm,
    attributes: {},
    view: 'map',
    page: 1,
  });
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <section className="mt-10">
      <h2 className="h-sec mb-3">
        <Trans>Location</Trans>
      </h2>
      <p className="flex items-center gap-2 text-[15px]">
        <Icon of={MapPin} size={18} className="text-ink-3" />
        {place}
      </p>
      {isOpen ? (
        <div className="mt-4 h-[280px] overflow-hidden rounded-lg bg-sunken">
          <Suspense
            fallback={
              <span className="grid size-full place-items-center text-ink-3">
                <Spinner size={20} />
              </span>
            }
          >
            <SpotMap lat={address.lat} lng={address.lng} name={place} />
          </Suspense>
        </div>
      ) : (
        <a
          href={`${placesOf[tradeOf(ad)].all}${near}`}
          onClick={show}
          className={`${buttonClass({ tone: 'line' })} mt-4`}
        >
          <Icon of={MapPin} size={18} />
          <Trans>Show on the map</Trans>
        </a>
      )}
    </section>
  );
}
