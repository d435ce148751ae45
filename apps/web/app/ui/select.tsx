import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { controlClass, FieldFrame, innerClass } from './field.tsx';
import { typedText, useField } from './form-scope.tsx';
import { Icon } from './icon.tsx';

export interface Option {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'name' | 'id' | 'children'> {
  name: string;
  label: ReactNode;
  options: readonly Option[];
  /** First option, which means no choice. */
  placeholder?: string | undefined;
  hint?: ReactNode;
  problem?: string | readonly string[] | undefined;
  isLabelHidden?: boolean | undefined;
  /** Which of several fields of one name. */
  nth?: number | undefined;
}

/** One of a few options; the browser's own list, which works well on phones and with keyboards. */
export function Select({
  name,
  label,
  options,
  placeholder,
  hint,
  problem,
  isLabelHidden,
  nth,
  className,
  ...select
}: SelectProps) {
  const links = useField({ name, problem, hint, nth });
  const start = typedText(links.typed) ?? select.defaultValue ?? (placeholder === undefined ? undefined : '');
  const value = select.value === undefined ? { defaultValue: start } : {};
  return (
    <FieldFrame links={links} label={label} hint={hint} className={className} isLabelHidden={isLabelHidden}>
      <span className={`${controlClass(links.problem !== undefined)} relative`}>
        <select
          {...select}
          {...value}
          id={links.id}
          name={name}
          aria-invalid={links.problem ? true : undefined}
          aria-describedby={links.describedBy}
          className={`${innerClass} appearance-none pe-11 text-ellipsis [&>option]:bg-surface [&>option]:text-ink`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronsUpDown} size={18} className="pointer-events-none absolute end-3.5 text-ink-3" />
      </span>
    </FieldFrame>
  );
}
