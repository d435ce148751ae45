import { useLingui } from '@lingui/react/macro';
import { ChevronDown, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconShape } from './icon.tsx';

const base =
  'chip tap inline-flex h-9 items-center gap-1.5 rounded-full px-3.5 text-sm font-medium whitespace-nowrap transition active:scale-[0.98] max-lg:h-11';
const rest =
  'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--ink)] disabled:cursor-not-allowed disabled:bg-inset disabled:text-ink-3 disabled:shadow-none';
const chosen = 'bg-ink text-on-ink';
const applied = 'bg-surface font-semibold text-ink shadow-[inset_0_0_0_2px_var(--ink)]';

interface ChipProps extends ComponentProps<'button'> {
  icon?: IconShape;
  isChosen?: boolean;
}

/** A choice between a few short words. */
export function Chip({ icon, isChosen, children, className = '', type = 'button', ...button }: ChipProps) {
  return (
    <button
      {...button}
      type={type}
      aria-pressed={isChosen}
      className={`${base} ${isChosen ? chosen : rest} ${className}`}
    >
      {icon && <Icon of={icon} size={16} />}
      {children}
    </button>
  );
}

interface ChipLinkProps extends ComponentProps<typeof Link> {
  icon?: IconShape;
  isChosen?: boolean;
}

/** A chip that leads to a page or a filtered list. */
export function ChipLink({ icon, isChosen, children, className = '', ...link }: ChipLinkProps) {
  return (
    <Link
      {...link}
      aria-current={isChosen ? 'true' : undefined}
      className={`${base} ${isChosen ? chosen : rest} ${className}`}
    >
      {icon && <Icon of={icon} size={16} />}
      {children}
    </Link>
  );
}

interface FilterChipProps extends Omit<ComponentProps<'button'>, 'value'> {
  /** The applied value in words; without it the chip shows the filter's name. */
  value?: ReactNode;
}

/** Opens one filter; once applied it shows the value instead of the name. */
export function FilterChip({ value, children, className = '', type = 'button', ...button }: FilterChipProps) {
  return (
    <button {...button} type={type} className={`${base} ${value ? applied : rest} ${className}`}>
      {value ?? children}
      {value && <span className="sr-only">{children}</span>}
      <Icon of={ChevronDown} size={16} className="text-ink-3" />
    </button>
  );
}

/** An applied filter; its link removes it. */
export function RemovableChip({ to, children }: { to: string; children: string }) {
  const { t } = useLingui();
  return (
    <Link
      to={to}
      aria-label={t`Remove filter ${children}`}
      className={`${base} ${applied}`}
      preventScrollReset
    >
      {children}
      <Icon of={X} size={16} />
    </Link>
  );
}
