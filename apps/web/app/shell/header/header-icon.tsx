import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { badge } from '../../lib/format.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';

export const headerIconClass =
  'btn relative inline-grid size-11 shrink-0 place-items-center rounded-md text-ink transition hover:bg-inset active:scale-[0.98]';

/** An icon with its count at the corner; the label has the exact number. */
export function HeaderIconFace({ icon, children }: { icon: IconShape; children?: ReactNode }) {
  return (
    <span className="relative">
      <Icon of={icon} size={22} />
      {children}
    </span>
  );
}

interface HeaderIconLinkProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  icon: IconShape;
  label: string;
  count?: number;
}

/** The label with what the badge shows and, beyond its cap, the exact number. */
function counted(label: string, count: number): string {
  const shown = badge(count);
  if (!shown) return label;
  return shown === String(count) ? `${label}, ${shown}` : `${label}, ${shown} (${count})`;
}

export function HeaderIconLink({ icon, label, count = 0, className = '', ...link }: HeaderIconLinkProps) {
  return (
    <Link {...link} aria-label={counted(label, count)} className={`${headerIconClass} ${className}`}>
      <HeaderIconFace icon={icon}>
        <CountBadge value={count} className="absolute -end-2.5 -top-2" />
      </HeaderIconFace>
    </Link>
  );
}
