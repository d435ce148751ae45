import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { FormOutcome } from '../../../../ui/form-scope.tsx';
import { moveBookingPath } from '../../booking-address.ts';
import type { CalendarBlock } from '../../calendar-layout.ts';
import {
  type Axis,
  nudged,
  outcomeOf,
  type Place,
  placeWithin,
  type WantedTime,
  wantedAt,
  wantedFrom,
} from '../../calendar-move.ts';

export interface MoveRefusal {
  problems: FormOutcome;
  /** The next free starts. */
  free: string[];
}

interface Lifted {
  block: CalendarBlock;
  wanted: WantedTime;
  /** Null once another time was typed or chosen, which may lie outside of the shown days. */
  place: Place | null;
  /** It has changed since it was sent. */
  isFresh: boolean;
}

/** One booking on its way to another time: lifted, held over a place, sent, and back where it was if it is refused. */
export function useCalendarMove(axis: Axis) {
  const fetcher = useFetcher<MoveRefusal>();
  const { t } = useLingui();
  const { pathname, search, key } = useLocation();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const wasBusy = useRef(false);
  const sentAt = useRef(key);
  const isBusy = fetcher.state !== 'idle';
  const isRefused = fetcher.data !== undefined;
  useEffect(() => {
    const hasMovedOn = sentAt.current !== key;
    const outcome = outcomeOf({ wasBusy: wasBusy.current, isBusy, isRefused, hasMovedOn });
    if (outcome === 'taken') setLifted(null);
    if (outcome === 'failed') setFailed(true);
    wasBusy.current = isBusy;
  }, [isBusy, isRefused, key]);

  const hold = (block: CalendarBlock, place: Place) => {
    const wanted = wantedAt(axis, place);
    if (wanted) setLifted({ block, place, wanted, isFresh: true });
  };
  const lift = (block: CalendarBlock, date: string) => hold(block, { date, minute: block.from });
  const send = ({ block, wanted }: Pick<Lifted, 'block' | 'wanted'>) => {
    setLifted((now) => now && { ...now, isFresh: false });
    setFailed(false);
    sentAt.current = key;
    void fetcher.submit(
      { ...wanted, _back: `${pathname}${search}` },
      { method: 'post', action: moveBookingPath(block.booking.booking_id) },
    );
  };
  const want = (wanted: WantedTime) =>
    setLifted((now) => now && { ...now, wanted, place: null, isFresh: true });
  const failure = hasFailed
    ? { problems: { form: t`That did not work. Please try again.` }, free: [] }
    : null;
  const refusal = lifted && !lifted.isFresh && !isBusy ? (fetcher.data ?? failure) : null;
  return {
    lifted,
    isBusy,
    refusal,
    /** Where the booking is held; a refused one is back in its own place. */
    ghost: lifted && !refusal ? lifted.place : null,
    lift,
    drag: (block: CalendarBlock, to: Place) => {
      const place = placeWithin(axis, to);
      if (place) hold(block, place);
    },
    nudge: (key: string) => {
      if (lifted?.place)
        hold(lifted.block, nudged(axis, lifted.place, key, document.documentElement.dir === 'rtl'));
    },
    place: () => {
      if (lifted && !isBusy) send(lifted);
    },
    type: (part: Partial<WantedTime>) => {
      if (lifted) want({ ...lifted.wanted, starts_at: '', ...part });
    },
    choose: (startsAt: string) => want(wantedFrom(axis.dates, startsAt)),
    cancel: () => setLifted(null),
  };
}

export type CalendarMove = ReturnType<typeof useCalendarMove>;
