import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Countries whose numbers are common here, home first. */
const prefixes = [
  ['+61', 'Australia'],
  ['+64', 'New Zealand'],
  ['+880', 'Bangladesh'],
  ['+20', 'Egypt'],
  ['+91', 'India'],
  ['+62', 'Indonesia'],
  ['+962', 'Jordan'],
  ['+961', 'Lebanon'],
  ['+60', 'Malaysia'],
  ['+92', 'Pakistan'],
  ['+966', 'Saudi Arabia'],
  ['+65', 'Singapore'],
  ['+90', 'Türkiye'],
  ['+971', 'United Arab Emirates'],
  ['+44', 'United Kingdom'],
  ['+1', 'United States'],
] as const;

interface PhoneFieldsProps {
  codeName: string;
  name: string;
  label: ReactNode;
  countryCode?: string | null | undefined;
  phone?: string | null | undefined;
  hint?: ReactNode;
}

/** A number with the prefix of its country. */
export function PhoneFields({ codeName, name, label, countryCode, phone, hint }: PhoneFieldsProps) {
  const { t } = useLingui();
  const held = countryCode ?? '+61';
  const isListed = prefixes.some(([code]) => code === held);
  const options = prefixes.map(([value, country]) => ({ value, label: `${value} ${country}` }));
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3">
      <Select
        name={codeName}
        label={t`Country code`}
        autoComplete="tel-country-code"
        defaultValue={held}
        options={isListed ? options : [{ value: held, label: held }, ...options]}
      />
      <TextField
        name={name}
        type="tel"
        inputMode="tel"
        label={label}
        autoComplete="tel-national"
        placeholder="0412345678"
        defaultValue={phone ?? ''}
        hint={hint}
      />
    </div>
  );
}
