import { Trans, useLingui } from '@lingui/react/macro';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { datesIn } from '../../../../lib/dates.ts';
import { boxIn } from '../../../../ui/calendar-grid.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { type StatusTone, statusLook } from '../../../../ui/status-map.ts';
import { stateWords } from '../../booking-states.ts';
import { businessBookingPath } from '../../business-addresses.ts';
import type { CalendarBlock } from '../../calendar-layout.ts';
import { isMovable } from '../../calendar-move.ts';
import type { CalendarMove } from './use-calendar-move.ts';
import { useDrag } from './use-drag.ts';

const grounds: Record<StatusTone, string> = {
  warn: 'bg-surface outline-2 -outline-offset-2 outline-dashed outline-warn',
  info: 'bg-info-soft',
  good: 'bg-good-soft',
  bad: 'bg-bad-soft outline-2 -outline-offset-2 outline-bad',
  mute: 'bg-mute-soft',
};
const words: Record<StatusTone, string> = {
  warn: 'text-warn',
  info: 'text-info',
  good: 'text-good',
  bad: 'text-bad',
  mute: 'text-mute',
};
const proposed = 'bg-lamp-soft outline-2 -outline-offset-2 outline-dashed outline-warn';

/** Lifts its booking with Enter; then arrows move it, Enter places it and Escape puts it back. */
function Grip({ block, date, move }: { block: CalendarBlock; date: string; move: CalendarMove }) {
  const { t } = useLingui();
  const isLifted = move.lifted?.block.key === block.key;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isLifted || !/^(Arrow|Escape)/.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') move.cancel();
    else move.nudge(event.key);
  };
  const { name } = block.booking.customer;
  return (
    <button
      type="button"
      aria-pressed={isLifted}
      aria-label={t`Move ${name}`}
      aria-describedby="calendar-keys"
      onClick={() => (isLifted ? move.place() : move.lift(block, date))}
      onKeyDown={onKeyDown}
      className="absolute end-0 top-0 grid size-7 cursor-grab place-items-center rounded-sm text-ink-3 hover:text-ink aria-pressed:bg-ink aria-pressed:text-on-ink [@media(scripting:none)]:hidden"
    >
      <Icon of={GripVertical} size={16} />
    </button>
  );
}

interface CalendarBlockProps {
  block: CalendarBlock;
  date: string;
  first: number;
  move: CalendarMove;
}

/** One booking in the grid: a link to its page, and a grip where it can be moved. */
export function CalendarBlockItem({ block, date, first, move }: CalendarBlockProps) {
  const { i18n } = useLingui();
  const { booking, isProposed } = block;
  const mayMove = !isProposed && isMovable(booking);
  const drag = useDrag(block, date, move, mayMove);
  const [tone, icon] = statusLook(booking.status);
  const startsAt = isProposed && booking.proposal ? booking.proposal.starts_at : booking.starts_at;
  const isLifted = move.ghost !== null && move.lifted?.block.key === block.key;
  return (
    <li
      {...drag}
      style={boxIn(block, first)}
      className={`absolute overflow-hidden rounded-sm text-xs leading-tight has-[a:focus-visible]:overflow-visible ${isProposed ? proposed : grounds[tone]} ${isLifted ? 'opacity-50' : ''} ${mayMove ? 'cursor-grab' : ''}`}
    >
      <Link
        to={businessBookingPath(booking)}
        data-block={block.key}
        draggable={false}
        className="block size-full rounded-sm px-1.5 py-1"
      >
        <span className={`flex flex-wrap justify-between gap-x-1 ${mayMove ? 'pe-5' : ''}`}>
          <bdi className="min-w-0 truncate font-semibold">{booking.customer.name}</bdi>
          <span className="num whitespace-nowrap text-ink-2">
            <bdi>{datesIn(booking.time_zone).plainTime(startsAt)}</bdi>
          </span>
        </span>
        <span className={`flex items-center gap-1 font-semibold ${isProposed ? 'text-warn' : words[tone]}`}>
          <Icon of={icon} size={14} />
          <span>{isProposed ? <Trans>Proposed time</Trans> : i18n._(stateWords(booking))}</span>
        </span>
        <bdi className="block truncate text-ink-2">{booking.title}</bdi>
      </Link>
      {mayMove && <Grip block={block} date={date} move={move} />}
    </li>
  );
}
