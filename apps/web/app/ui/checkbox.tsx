import type { ComponentProps, ReactNode } from 'react';
import { FieldProblem } from './field.tsx';
import { useField } from './form-scope.tsx';
import { TickMark } from './tick-mark.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'name'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  problem?: string | readonly string[] | undefined;
}

const box =
  'col-start-1 row-start-1 size-6 cursor-pointer appearance-none rounded-xs bg-surface shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-colors checked:bg-ink checked:shadow-none hover:not-checked:not-disabled:shadow-[inset_0_0_0_1.5px_var(--ink)] aria-invalid:shadow-[inset_0_0_0_2px_var(--bad)] disabled:cursor-not-allowed disabled:bg-inset disabled:shadow-none forced-colors:appearance-auto';

const wasTicked = (typed: unknown, value: unknown) =>
  Array.isArray(typed) ? typed.includes(value) : typed === value;

/** Yes or no; the whole row can be clicked. */
export function Checkbox({ name, label, hint, problem, className = '', ...input }: CheckboxProps) {
  const links = useField({ name, problem, hint });
  const value = input.value ?? 'on';
  const start = links.typed === undefined ? input.defaultChecked : wasTicked(links.typed, value);
  const checked = input.checked === undefined ? { defaultChecked: start } : {};
  const isOneOfMany = input.value !== undefined;
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 py-2 text-[15px] has-disabled:cursor-not-allowed has-disabled:text-ink-3">
        <span className="grid shrink-0 place-items-center self-start">
          <input
            {...input}
            {...checked}
            {...(isOneOfMany ? {} : { id: links.id })}
            type="checkbox"
            name={name}
            aria-invalid={links.problem && !isOneOfMany ? true : undefined}
            aria-describedby={isOneOfMany ? undefined : links.describedBy}
            className={`peer ${box}`}
          />
          <TickMark className="pointer-events-none col-start-1 row-start-1 text-on-ink opacity-0 peer-checked:opacity-100 peer-disabled:text-ink-3 forced-colors:hidden" />
        </span>
        <span>
          {label}
          {hint && (
            <span id={links.hintId} className="block text-sm text-ink-2">
              {hint}
            </span>
          )}
        </span>
      </label>
      {links.problem && !isOneOfMany && <FieldProblem id={links.problemId}>{links.problem}</FieldProblem>}
    </div>
  );
}
