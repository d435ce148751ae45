import { Trans, useLingui } from '@lingui/react/macro';
import type { GeoAddress } from '@souk/contract/shared/values';
import { MapIcon, MapPin } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useHydrated } from '../../../../shell/use-hydrated.ts';
import { Button } from '../../../../ui/button.tsx';
import { Choice } from '../../../../ui/choice.tsx';
import { Combobox } from '../../../../ui/combobox.tsx';
import type { ComboboxOption } from '../../../../ui/combobox-match.ts';
import { Bone } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { loader } from '../../pages/find-places.tsx';

const PlacePicker = lazy(() => import('./place-picker.tsx'));

const waitMs = 180;

const optionOf = (place: GeoAddress): ComboboxOption => ({
  value: JSON.stringify(place),
  label: place.location,
});

interface PlaceFieldProps {
  address: GeoAddress | null;
  /** The typed text for which no place was found. */
  typed: string;
  /** Places that the typed text may mean. */
  candidates: readonly GeoAddress[];
  onChoose?: (place: GeoAddress | null) => void;
}

function useSuggestions() {
  const found = useFetcher<typeof loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() === '') return;
    timer.current = setTimeout(() => found.load(`/post-ad/places?q=${encodeURIComponent(typed)}`), waitMs);
  };
  return { options: (found.data?.places ?? []).map(optionOf), isLoading: found.state !== 'idle', search };
}

function Candidates({ places }: { places: readonly GeoAddress[] }) {
  const { t } = useLingui();
  return (
    <Choice
      name="place_choice"
      label={t`Which place do you mean?`}
      className="mt-4"
      options={places.map((place) => ({
        value: JSON.stringify(place),
        label: place.location,
        hint: place.state,
      }))}
    />
  );
}

/** The suburb by typing it, by a pin on a map, or, without scripts, by a text that the server looks up. */
export function PlaceField({ address, typed, candidates, onChoose }: PlaceFieldProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const suggestions = useSuggestions();
  const [place, setPlace] = useState(address);
  const [pins, setPins] = useState(0);
  const [isMapOpen, setMapOpen] = useState(false);
  const take = (chosen: GeoAddress | null) => {
    setPlace(chosen);
    onChoose?.(chosen);
  };
  const hint = t`Buyers see the suburb, never the street.`;
  if (!isHydrated)
    return (
      <div>
        <TextField
          name="place_text"
          label={t`Suburb or postcode`}
          icon={MapPin}
          defaultValue={typed}
          hint={hint}
          autoComplete="off"
        />
        {candidates.length > 0 && <Candidates places={candidates} />}
      </div>
    );
  const chosen = place ? { defaultOption: optionOf(place) } : {};
  return (
    <div>
      <Combobox
        key={pins}
        name="place"
        textName="place_text"
        label={t`Suburb or postcode`}
        icon={MapPin}
        placeholder={t`Start typing a suburb`}
        options={suggestions.options}
        isLoading={suggestions.isLoading}
        onSearch={suggestions.search}
        onChoose={(option) => take(option ? (JSON.parse(option.value) as GeoAddress) : null)}
        hint={hint}
        {...chosen}
      />
      <Button
        tone="line"
        size="sm"
        icon={MapIcon}
        className="mt-3"
        aria-expanded={isMapOpen}
        onClick={() => setMapOpen(!isMapOpen)}
      >
        {isMapOpen ? <Trans>Close the map</Trans> : <Trans>Set a pin on the map</Trans>}
      </Button>
      {isMapOpen && (
        <Suspense fallback={<Bone className="mt-3 h-80 !rounded-lg" />}>
          <PlacePicker
            start={place}
            onChoose={(found) => {
              take(found);
              setPins(pins + 1);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
