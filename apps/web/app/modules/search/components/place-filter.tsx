import { Trans, useLingui } from '@lingui/react/macro';
import type { GeoAddress } from '@souk/contract/shared/values';
import { MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Combobox } from '../../../ui/combobox.tsx';
import { Select } from '../../../ui/select.tsx';
import { type ListingFilters, radiiKm } from '../listing-filters.ts';

const pauseMs = 200;

/** Asks for places once the typing pauses. */
function usePlaces() {
  const fetcher = useFetcher<{ places: GeoAddress[] }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim().length < 2) return;
    timer.current = setTimeout(
      () => void fetcher.load(`/places?q=${encodeURIComponent(typed.trim())}`),
      pauseMs,
    );
  };
  return { search, places: fetcher.data?.places ?? [], isLoading: fetcher.state !== 'idle' };
}

/** Suburb and radius; without scripts the suburb is searched for as text. */
export function PlaceFilter({ filters, onPlace }: { filters: ListingFilters; onPlace?: () => void }) {
  const { t } = useLingui();
  const { search, places, isLoading } = usePlaces();
  const { lat, lng, location, box, radiusKm = 25 } = filters;
  const start = location ? { value: `${lat ?? ''},${lng ?? ''}`, label: location } : undefined;
  const [point, setPoint] = useState<readonly [string, string] | undefined>(
    lat === undefined || lng === undefined ? undefined : [String(lat), String(lng)],
  );
  const told = useRef(point);
  useEffect(() => {
    if (told.current === point) return;
    told.current = point;
    onPlace?.();
  }, [point, onPlace]);
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">
        <Trans>Place</Trans>
      </legend>
      <Combobox
        name="_place"
        textName="location"
        label={t`Suburb or postcode`}
        icon={MapPin}
        placeholder={t`Parramatta 2150`}
        options={places.map((place) => ({ value: `${place.lat},${place.lng}`, label: place.location }))}
        onSearch={search}
        isLoading={isLoading}
        {...(start ? { defaultOption: start } : {})}
        onChoose={(option) => {
          const [latText, lngText] = option?.value.split(',') ?? [];
          setPoint(latText && lngText ? [latText, lngText] : undefined);
        }}
      />
      {point && (
        <>
          <input type="hidden" name="lat" value={point[0]} />
          <input type="hidden" name="lng" value={point[1]} />
          <Select
            name="radius"
            label={t`Within`}
            options={radiiKm.map((km) => ({ value: String(km), label: t`${km} km` }))}
            defaultValue={String(radiusKm)}
          />
        </>
      )}
      {box &&
        !point &&
        Object.entries(box).map(([side, value]) => (
          <input key={side} type="hidden" name={`bounds[${side}]`} value={value} />
        ))}
    </fieldset>
  );
}
