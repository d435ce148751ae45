import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { StatTile } from '../../ui/stat-tile.tsx';

/** A number that links to what it counts. */
export function LinkTile({ to, ...tile }: ComponentProps<typeof StatTile> & { to: string }) {
  return (
    <Link to={to} className="grid rounded-lg hover:[&>.panel]:shadow-[inset_0_0_0_1px_var(--ink)]">
      <StatTile {...tile} />
    </Link>
  );
}
