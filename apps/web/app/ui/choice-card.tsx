import { type ChoiceProps, checkedOf } from './choice.tsx';
import { FieldGroup } from './field.tsx';
import { useField } from './form-scope.tsx';

const columnClasses = {
  1: 'grid-cols-1',
  2: 'grid-cols-1 sm:grid-cols-2',
  4: 'grid-cols-2 lg:grid-cols-4',
};

const card =
  'relative flex cursor-pointer items-center justify-between gap-3 rounded-md bg-surface px-4 py-3 shadow-[inset_0_0_0_1px_var(--line-strong)] transition-shadow hover:shadow-[inset_0_0_0_1px_var(--ink)] has-checked:shadow-[inset_0_0_0_2px_var(--ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-3 has-disabled:shadow-[inset_0_0_0_1px_var(--line)] forced-colors:border forced-colors:has-checked:border-4';

/** A choice of one of a few, each explained on a card. */
export function ChoiceCards({
  name,
  label,
  options,
  hint,
  problem,
  isLegendHidden,
  className,
  columns = 2,
  ...state
}: ChoiceProps & { columns?: 1 | 2 | 4 }) {
  const links = useField({ name, problem, hint });
  return (
    <FieldGroup links={links} label={label} hint={hint} isLegendHidden={isLegendHidden} className={className}>
      <div className={`grid gap-2 ${columnClasses[columns]}`}>
        {options.map((option) => (
          <label key={option.value} className={card}>
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.isDisabled}
              {...checkedOf(option.value, state, links.typed)}
              className="absolute inset-0 cursor-[inherit] appearance-none rounded-md outline-none"
            />
            <span className="pointer-events-none min-w-0">
              <span className="block font-semibold">{option.label}</span>
              {option.hint && <span className="block text-sm text-ink-3">{option.hint}</span>}
            </span>
            {option.aside && <span className="pointer-events-none shrink-0">{option.aside}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
