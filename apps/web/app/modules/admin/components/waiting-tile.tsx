import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { count } from '../../../lib/format.ts';
import { Icon, type IconShape } from '../../../ui/icon.tsx';

interface WaitingTileProps {
  to: string;
  icon: IconShape;
  label: ReactNode;
  value: number;
  /** What to do about it, or that there is nothing to do. */
  note: ReactNode;
}

/** A number that needs action, as one link; muted while nothing waits. */
export function WaitingTile({ to, icon, label, value, note }: WaitingTileProps) {
  const isWaiting = value > 0;
  return (
    <Link to={to} className="panel block p-5 transition-shadow hover:shadow-md">
      <span className="flex items-center justify-between gap-3 text-sm text-ink-2">
        {label}
        <Icon of={icon} size={20} className={isWaiting ? 'text-warn' : 'text-ink-3'} />
      </span>
      <span className="num mt-1 block font-display text-2xl font-bold">{count(value)}</span>
      <span className={`mt-0.5 block text-sm ${isWaiting ? 'text-warn' : 'text-ink-3'}`}>{note}</span>
    </Link>
  );
}
