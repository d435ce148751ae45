import type { Service } from '@souk/contract/modules/appointments/services';
import { textOf } from '../../lib/typed-values.ts';

/** The times of a service as typed. */
export interface TimeFields {
  duration_minutes: string;
  set_up_minutes: string;
  clean_up_minutes: string;
  processing_from: string;
  processing_minutes: string;
}

export type TimeKind = 'set-up' | 'work' | 'processing' | 'clean-up';

export interface DrawnPart {
  kind: TimeKind;
  minutes: number;
}

const saved = (minutes: number | null | undefined) => (minutes ? String(minutes) : '');

/** The typed times, or else the saved ones; a new service lasts an hour. */
export function timeFields(
  service: Service | null,
  typed: Readonly<Record<string, unknown>> = {},
): TimeFields {
  const of = (name: keyof TimeFields, start: string) => (name in typed ? textOf(typed[name]) : start);
  return {
    duration_minutes: of('duration_minutes', saved(service?.duration_minutes ?? 60)),
    set_up_minutes: of('set_up_minutes', saved(service?.set_up_minutes)),
    clean_up_minutes: of('clean_up_minutes', saved(service?.clean_up_minutes)),
    processing_from: of('processing_from', saved(service?.processing_from)),
    processing_minutes: of('processing_minutes', saved(service?.processing_minutes)),
  };
}

const longest = 1440;

/** Whole minutes as typed; anything else counts as none while it is typed. */
const minutesOf = (typed: string): number => {
  const minutes = Number(typed);
  return Number.isInteger(minutes) && minutes > 0 && minutes <= longest ? minutes : 0;
};

/** What happens one after another, from setting up to tidying up. */
export function drawnParts(fields: TimeFields): DrawnPart[] {
  const duration = minutesOf(fields.duration_minutes);
  const from = minutesOf(fields.processing_from);
  const waiting = minutesOf(fields.processing_minutes);
  const isInside = from > 0 && waiting > 0 && from + waiting < duration;
  const work: DrawnPart[] = isInside
    ? [
        { kind: 'work', minutes: from },
        { kind: 'processing', minutes: waiting },
        { kind: 'work', minutes: duration - from - waiting },
      ]
    : [{ kind: 'work', minutes: duration }];
  const all: DrawnPart[] = [
    { kind: 'set-up', minutes: minutesOf(fields.set_up_minutes) },
    ...work,
    { kind: 'clean-up', minutes: minutesOf(fields.clean_up_minutes) },
  ];
  return all.filter(({ minutes }) => minutes > 0);
}
