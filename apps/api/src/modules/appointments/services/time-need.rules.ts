import type { NeededPlace } from '@souk/contract/modules/appointments/services';
import type { TimeNeed, TimePart } from '../../availability/index.ts';

/** A person or a place of the business. */
export interface Resource {
  id: number;
  kind: string;
  isActive: boolean;
}

/** What a service asks of the time of a business. */
export interface TimedService {
  durationMinutes: number;
  setUpMinutes: number;
  cleanUpMinutes: number;
  processingFrom: number | null;
  processingMinutes: number | null;
  needsPlace: NeededPlace;
  /** Ids of resources; empty for everybody. */
  people: readonly number[];
}

/** A service as a customer chooses it. */
export interface ChosenService {
  service: TimedService;
  addOns: readonly { extraMinutes: number }[];
  /** The person whom the customer asks for; anybody who can do it by default. */
  personId?: number;
}

/** From the start to the end that the customer is told; add-ons make it longer at its end. */
export const lengthOf = ({ service, addOns }: Omit<ChosenService, 'personId'>): number =>
  addOns.reduce((minutes, { extraMinutes }) => minutes + extraMinutes, service.durationMinutes);

const part = (fromMinutes: number, toMinutes: number): TimePart[] =>
  fromMinutes < toMinutes ? [{ fromMinutes, toMinutes }] : [];

const buffer = (fromMinutes: number, toMinutes: number): TimePart[] =>
  part(fromMinutes, toMinutes).map((one) => ({ ...one, isBuffer: true }));

function peopleFor({ service, personId }: ChosenService, resources: readonly Resource[]): number[] {
  const mayDo = ({ id }: Resource) =>
    (service.people.length === 0 || service.people.includes(id)) && (personId ?? id) === id;
  return resources.filter((one) => one.kind === 'person' && one.isActive && mayDo(one)).map(({ id }) => id);
}

/**
 * What has to be free for a service: a person, but not while it works by itself, and the whole time a place of the kind
 * that it needs. Where nothing suits, `anyOf` is empty and no time is free.
 */
export function needsOf(chosen: ChosenService, resources: readonly Resource[]): TimeNeed[] {
  const { setUpMinutes, cleanUpMinutes, processingFrom, processingMinutes, needsPlace } = chosen.service;
  const length = lengthOf(chosen);
  const before = buffer(-setUpMinutes, 0);
  const after = buffer(length, length + cleanUpMinutes);
  const work =
    processingFrom === null || processingMinutes === null
      ? part(0, length)
      : [...part(0, processingFrom), ...part(processingFrom + processingMinutes, length)];

  const person = { anyOf: peopleFor(chosen, resources), parts: [...before, ...work, ...after] };
  if (needsPlace === 'none') return [person];
  const places = resources.filter(({ kind, isActive }) => kind === needsPlace && isActive);
  const place = { anyOf: places.map(({ id }) => id), parts: [...before, ...part(0, length), ...after] };
  return [person, place];
}

const moved = ({ anyOf, parts }: TimeNeed, minutes: number): TimeNeed => ({
  anyOf,
  parts: parts.map(({ fromMinutes, toMinutes, ...rest }) => ({
    ...rest,
    fromMinutes: fromMinutes + minutes,
    toMinutes: toMinutes + minutes,
  })),
});

/**
 * What has to be free for several services one after another. The buffers between two are kept one after the other as
 * well, so that one person in one room can do them all.
 */
export function needsOfAll(chosen: readonly ChosenService[], resources: readonly Resource[]): TimeNeed[] {
  const needs: TimeNeed[] = [];
  let start = 0;
  for (const [index, one] of chosen.entries()) {
    if (index > 0) start += one.service.setUpMinutes;
    needs.push(...needsOf(one, resources).map((need) => moved(need, start)));
    start += lengthOf(one) + one.service.cleanUpMinutes;
  }
  return needs;
}
