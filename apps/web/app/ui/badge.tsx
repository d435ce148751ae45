import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { badge } from '../lib/format.ts';
import { Icon, type IconShape } from './icon.tsx';

type BadgeKind = 'premium' | 'featured' | 'deal' | 'sold' | 'verified';

const looks: Record<BadgeKind, string> = {
  premium: 'bg-ink text-on-ink',
  featured: 'bg-surface text-ink shadow-sm',
  deal: 'bg-lamp text-on-lamp',
  sold: 'bg-mute-soft text-mute',
  verified: 'bg-good-soft text-good',
};

const icons: Partial<Record<BadgeKind, IconShape>> = { premium: Gem, verified: BadgeCheck };

const words: Record<Exclude<BadgeKind, 'deal'>, ReactNode> = {
  premium: <Trans>Premium</Trans>,
  featured: <Trans>Featured</Trans>,
  sold: <Trans>Sold</Trans>,
  verified: <Trans>Verified shop</Trans>,
};

export type BadgeProps = { kind: Exclude<BadgeKind, 'deal'> } | { kind: 'deal'; percent: number };

/** What is special about an item; one per picture, at its start. */
export function Badge(props: BadgeProps) {
  const icon = icons[props.kind];
  return (
    <span
      className={`pill inline-flex h-6 items-center gap-1 rounded-full px-2 text-xs font-semibold whitespace-nowrap ${looks[props.kind]}`}
    >
      {icon && <Icon of={icon} size={14} />}
      {props.kind === 'deal' ? <Trans>{props.percent}% off</Trans> : words[props.kind]}
    </span>
  );
}

/** The count on a header link; the link's own label has the exact number. */
export function CountBadge({ value, className = '' }: { value: number; className?: string }) {
  const shown = badge(value);
  if (shown === undefined) return null;
  return (
    <span
      aria-hidden="true"
      className={`num grid h-[18px] min-w-[18px] place-items-center rounded-full bg-brand px-1 text-2xs font-bold text-on-brand ring-2 ring-surface ${className}`}
    >
      {shown}
    </span>
  );
}
