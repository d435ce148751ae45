import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { type ComboboxOption, filterOptions } from '../../../ui/combobox-match.ts';
import { asBrowser } from '../time-zones.ts';

/** Nobody reads a longer list. */
const shownOptions = 30;

const optionOf = (zone: string): ComboboxOption => ({
  value: zone,
  label: zone,
  detail: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '',
});

interface TimeZoneFieldProps {
  chosen: string | null;
  zones: readonly string[];
}

/** The zone in which the user reads times; the browser's until they choose. */
export function TimeZoneField({ chosen, zones }: TimeZoneFieldProps) {
  const { t } = useLingui();
  const { timeZone } = useDates();
  const [typed, setTyped] = useState('');
  const browser = { value: asBrowser, label: t`Same as my browser` };
  const options = [browser, ...zones.map(optionOf)];
  return (
    <Combobox
      name="display_time_zone"
      textName="display_time_zone_text"
      label={t`Time zone`}
      hint={t`Times are shown in ${timeZone} now.`}
      options={filterOptions(options, typed).slice(0, shownOptions)}
      onSearch={setTyped}
      onChoose={() => setTyped('')}
      defaultOption={chosen ? optionOf(chosen) : browser}
    />
  );
}
