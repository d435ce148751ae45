import type { ReactNode } from 'react';
import { FieldGroup } from './field.tsx';
import { typedText, useField } from './form-scope.tsx';

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of a card: a price or a mark. */
  aside?: ReactNode;
  isDisabled?: boolean;
}

export interface ChoiceProps {
  name: string;
  label: ReactNode;
  options: readonly ChoiceOption[];
  defaultValue?: string | undefined;
  value?: string | undefined;
  onChoose?: ((value: string) => void) | undefined;
  hint?: ReactNode;
  problem?: string | readonly string[] | undefined;
  isLegendHidden?: boolean | undefined;
  className?: string | undefined;
}

export const radioClass =
  'size-6 shrink-0 cursor-pointer appearance-none rounded-full bg-surface shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-shadow hover:not-checked:not-disabled:shadow-[inset_0_0_0_1.5px_var(--ink)] checked:bg-on-ink checked:shadow-[inset_0_0_0_7px_var(--ink)] disabled:cursor-not-allowed disabled:bg-inset disabled:shadow-[inset_0_0_0_1.5px_var(--line)] checked:disabled:shadow-[inset_0_0_0_7px_var(--ink-3)] forced-colors:appearance-auto';

/** State of one radio: controlled if the page holds the value, otherwise kept by the form. */
export function checkedOf(
  option: string,
  { value, defaultValue, onChoose }: Pick<ChoiceProps, 'value' | 'defaultValue' | 'onChoose'>,
  typed: unknown,
) {
  const onChange = () => onChoose?.(option);
  return value === undefined
    ? { defaultChecked: option === (typedText(typed) ?? defaultValue), onChange }
    : { checked: option === value, onChange };
}

/** A choice of one of a few, all visible. */
export function Choice({
  name,
  label,
  options,
  hint,
  problem,
  isLegendHidden,
  className,
  ...state
}: ChoiceProps) {
  const links = useField({ name, problem, hint });
  return (
    <FieldGroup links={links} label={label} hint={hint} isLegendHidden={isLegendHidden} className={className}>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 py-2 text-[15px] has-disabled:cursor-not-allowed has-disabled:text-ink-3"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            disabled={option.isDisabled}
            {...checkedOf(option.value, state, links.typed)}
            className={radioClass}
          />
          <span>
            {option.label}
            {option.hint && <span className="block text-sm text-ink-2">{option.hint}</span>}
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}
