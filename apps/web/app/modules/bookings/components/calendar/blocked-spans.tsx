import { Trans } from '@lingui/react/macro';
import { boxIn, type GridAxis } from '../../../../ui/calendar-grid.tsx';
import type { BlockedTime, CalendarColumn, Team } from '../../calendar-layout.ts';

interface BlockedSpansProps {
  column: CalendarColumn;
  team: Team['team'];
  axis: GridAxis;
}

const hatch =
  'bg-[repeating-linear-gradient(135deg,var(--inset)_0_6px,transparent_6px_12px)] bg-sunken/70 text-ink-2';

/** Blocked time behind the bookings; the list below the calendar says the same in words. */
export function BlockedSpans({ column, team, axis }: BlockedSpansProps) {
  const nameOf = ({ block }: BlockedTime) =>
    column.personId === null ? team.find(({ id }) => id === block.resource_id)?.name : undefined;
  return column.blocked
    .map((blocked) => ({
      ...blocked,
      from: Math.max(axis.from, blocked.from),
      to: Math.min(axis.to, blocked.to),
    }))
    .filter(({ from, to }) => from < to)
    .map((blocked) => (
      <li
        key={blocked.block.id}
        aria-hidden="true"
        data-blocked={blocked.block.id}
        style={boxIn({ from: blocked.from, to: blocked.to, lane: 0, lanes: 1 }, axis.from)}
        className={`pointer-events-none absolute overflow-hidden px-1.5 py-1 text-xs font-semibold ${hatch}`}
      >
        <bdi className="block truncate">{blocked.block.note || <Trans>Blocked</Trans>}</bdi>
        <bdi className="block truncate font-normal">{nameOf(blocked)}</bdi>
      </li>
    ));
}
