import { useLingui } from '@lingui/react/macro';
import type { GeoAddress } from '@souk/contract/shared/values';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { Combobox } from '../../../ui/combobox.tsx';
import { useFormScope } from '../../../ui/form-scope.tsx';
import type { loader } from '../pages/place-suggestions.tsx';
import { placeOfValue, placeOption } from '../place-value.ts';

interface PlaceFieldProps {
  name: string;
  label: ReactNode;
  place?: GeoAddress | null | undefined;
  hint?: ReactNode;
}

/** Suburb, state and postcode, found while typing; sends the whole place as `name`, the text as `name_text`. */
export function PlaceField({ name, label, place, hint }: PlaceFieldProps) {
  const { t } = useLingui();
  const fetcher = useFetcher<typeof loader>();
  const { outcome } = useFormScope();
  const held = placeOfValue(outcome.values?.[name]) ?? place;
  const chosen = held ? placeOption(held) : undefined;
  const found = fetcher.data?.places.map(placeOption) ?? (chosen ? [chosen] : []);
  return (
    <Combobox
      name={name}
      textName={`${name}_text`}
      label={label}
      hint={hint}
      icon={MapPin}
      placeholder={t`Start typing a suburb`}
      options={found}
      defaultOption={chosen}
      isLoading={fetcher.state !== 'idle'}
      onSearch={(typed) => {
        if (typed.trim().length > 1) fetcher.load(`/places?${new URLSearchParams({ q: typed })}`);
      }}
    />
  );
}
