import { TextField, type TextFieldProps } from './text-field.tsx';

/** Dollars and cents as typed; the endpoint's schema turns them into cents. */
export function PriceField({ unit, ...field }: Omit<TextFieldProps, 'prefix' | 'type'> & { unit?: string }) {
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      {...field}
      prefix="$"
      {...(unit ? { suffix: <span className="pe-3 whitespace-nowrap text-ink-2">{unit}</span> } : {})}
    />
  );
}
