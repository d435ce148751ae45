import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldLinks } from './form-scope.tsx';
import { Icon } from './icon.tsx';

const edges = {
  rest: 'shadow-[inset_0_0_0_1px_var(--line-strong)] focus-within:shadow-[inset_0_0_0_2px_var(--brand)]',
  bad: 'shadow-[inset_0_0_0_2px_var(--bad)]',
};

/** The border around every text-like control. */
export const controlClass = (isBad: boolean) =>
  `control flex w-full items-center rounded-md bg-surface text-base text-ink transition-shadow has-disabled:bg-inset has-disabled:text-ink-3 has-disabled:shadow-none ${isBad ? edges.bad : edges.rest}`;

/** The control itself inside its border. */
export const innerClass =
  'h-12 w-full min-w-0 rounded-md bg-transparent px-3.5 text-base outline-none disabled:cursor-not-allowed';

export function FieldProblem({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-bad">
      <Icon of={CircleAlert} size={16} className="mt-0.5" />
      <span>{children}</span>
    </p>
  );
}

interface FieldFrameProps {
  links: FieldLinks;
  label: ReactNode;
  hint?: ReactNode;
  /** End of the label row: a counter or a link. */
  aside?: ReactNode;
  isLabelHidden?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Label above; control, problem and hint below. */
export function FieldFrame({
  links,
  label,
  hint,
  aside,
  isLabelHidden,
  children,
  className = '',
}: FieldFrameProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <div className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3'}>
        <label htmlFor={links.id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      {links.problem && <FieldProblem id={links.problemId}>{links.problem}</FieldProblem>}
      {hint && (
        <p id={links.hintId} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}

interface FieldGroupProps extends Omit<FieldFrameProps, 'aside' | 'isLabelHidden'> {
  isLegendHidden?: boolean | undefined;
}

/** A group of choices with one label. */
export function FieldGroup({
  links,
  label,
  hint,
  isLegendHidden,
  children,
  className = '',
}: FieldGroupProps) {
  return (
    <fieldset
      id={links.id}
      tabIndex={-1}
      aria-describedby={links.describedBy}
      className={`min-w-0 rounded-sm ${className}`}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{label}</legend>
      {children}
      {links.problem && <FieldProblem id={links.problemId}>{links.problem}</FieldProblem>}
      {hint && (
        <p id={links.hintId} className="mt-1.5 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
