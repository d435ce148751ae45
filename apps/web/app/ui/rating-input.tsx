import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { breakdownLabels } from '../lib/format.ts';
import { FieldGroup } from './field.tsx';
import { typedText, useField } from './form-scope.tsx';
import { EmptyStar, LampStar } from './rating.tsx';

interface RatingInputProps {
  name: string;
  label: ReactNode;
  defaultValue?: number;
  problem?: string | readonly string[] | undefined;
  isDisabled?: boolean;
}

/** Five stars as radios: tap, or use the arrow keys. */
export function RatingInput({ name, label, defaultValue, problem, isDisabled }: RatingInputProps) {
  const { t } = useLingui();
  const links = useField({ name, problem });
  const [stars, setStars] = useState(Number(typedText(links.typed) ?? defaultValue ?? 0));
  return (
    <FieldGroup links={links} label={label}>
      <span className="flex items-center gap-1">
        {[1, 2, 3, 4, 5].map((value) => (
          <label
            key={value}
            className={`relative grid size-11 cursor-pointer place-items-center rounded-md transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed ${value <= stars ? 'bg-lamp-soft' : 'bg-inset hover:bg-line'}`}
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === stars}
              disabled={isDisabled}
              aria-label={t`${value} stars, ${breakdownLabels[value - 1] ?? ''}`}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
              onChange={() => setStars(value)}
            />
            {value <= stars ? <LampStar className="size-6" /> : <EmptyStar className="text-ink-3" />}
          </label>
        ))}
        <span className="ms-2 text-sm text-ink-2" aria-hidden="true">
          {breakdownLabels[stars - 1]}
        </span>
      </span>
    </FieldGroup>
  );
}
