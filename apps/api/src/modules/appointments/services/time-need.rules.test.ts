import { describe, expect, test } from 'vitest';
import { lengthOf, needsOf, needsOfAll, type Resource, type TimedService } from './time-need.rules.ts';

const [ana, ben, cut, chair, oldChair, room] = [1, 2, 3, 11, 12, 21];

const resources: Resource[] = [
  { id: ana, kind: 'person', isActive: true },
  { id: ben, kind: 'person', isActive: true },
  { id: cut, kind: 'person', isActive: false },
  { id: chair, kind: 'chair', isActive: true },
  { id: oldChair, kind: 'chair', isActive: false },
  { id: room, kind: 'room', isActive: true },
];

const service = (changes: Partial<TimedService> = {}): TimedService => ({
  durationMinutes: 60,
  setUpMinutes: 0,
  cleanUpMinutes: 0,
  processingFrom: null,
  processingMinutes: null,
  needsPlace: 'none',
  people: [],
  ...changes,
});

const part = (fromMinutes: number, toMinutes: number) => ({ fromMinutes, toMinutes });
const buffer = (fromMinutes: number, toMinutes: number) => ({ fromMinutes, toMinutes, isBuffer: true });

describe('the time that a service needs', () => {
  test('is that of anybody who works here, where nobody is named', () => {
    const needs = needsOf({ service: service(), addOns: [] }, resources);

    expect(needs).toEqual([{ anyOf: [ana, ben], parts: [part(0, 60)] }]);
  });

  test.each([
    ['those who can do it', { people: [ben, cut] }, undefined, [ben]],
    ['the person the customer asks for', {}, ana, [ana]],
    ['nobody, if the person asked for cannot do it', { people: [ben] }, ana, []],
    ['nobody, if the person asked for has left', {}, cut, []],
  ])('is that of %s', (_whose, changes, personId, anyOf) => {
    const chosen = { service: service(changes), addOns: [], ...(personId ? { personId } : {}) };

    expect(needsOf(chosen, resources)).toEqual([{ anyOf, parts: [part(0, 60)] }]);
  });

  test('frees the person while it works by itself, and never the chair', () => {
    const colour = service({
      durationMinutes: 90,
      setUpMinutes: 5,
      cleanUpMinutes: 10,
      processingFrom: 30,
      processingMinutes: 40,
      needsPlace: 'chair',
    });

    const needs = needsOf({ service: colour, addOns: [] }, resources);

    expect(needs).toEqual([
      { anyOf: [ana, ben], parts: [buffer(-5, 0), part(0, 30), part(70, 90), buffer(90, 100)] },
      { anyOf: [chair], parts: [buffer(-5, 0), part(0, 90), buffer(90, 100)] },
    ]);
  });

  test('grows by its add-ons at its end', () => {
    const colour = service({ processingFrom: 20, processingMinutes: 20, cleanUpMinutes: 10 });
    const chosen = { service: colour, addOns: [{ extraMinutes: 15 }, { extraMinutes: 0 }] };

    expect(lengthOf(chosen)).toBe(75);
    expect(needsOf(chosen, resources)[0]?.parts).toEqual([part(0, 20), part(40, 75), buffer(75, 85)]);
  });

  test('is free nowhere, where the business has no such place', () => {
    const needs = needsOf({ service: service({ needsPlace: 'court' }), addOns: [] }, resources);

    expect(needs[1]).toEqual({ anyOf: [], parts: [part(0, 60)] });
  });
});

describe('the time that several services need', () => {
  test('is one list in which one follows the other', () => {
    const wash = service({ durationMinutes: 20, cleanUpMinutes: 5, needsPlace: 'room' });
    const massage = service({ durationMinutes: 40, setUpMinutes: 10, people: [ana] });

    const needs = needsOfAll(
      [
        { service: wash, addOns: [], personId: ben },
        { service: massage, addOns: [] },
      ],
      resources,
    );

    expect(needs).toEqual([
      { anyOf: [ben], parts: [part(0, 20), buffer(20, 25)] },
      { anyOf: [room], parts: [part(0, 20), buffer(20, 25)] },
      { anyOf: [ana], parts: [buffer(25, 35), part(35, 75)] },
    ]);
  });

  test('never overlaps for one person, whatever the services are', () => {
    const chosen = [5, 0, 20].flatMap((setUpMinutes) =>
      [0, 15].map((cleanUpMinutes) => ({
        service: service({ setUpMinutes, cleanUpMinutes, processingFrom: 10, processingMinutes: 5 }),
        addOns: [{ extraMinutes: setUpMinutes }],
        personId: ana,
      })),
    );

    const parts = needsOfAll(chosen, resources).flatMap((need) => need.parts);

    const gaps = parts.slice(1).map(({ fromMinutes }, index) => fromMinutes - (parts[index]?.toMinutes ?? 0));
    expect(gaps.filter((gap) => gap < 0)).toEqual([]);
    expect(parts.at(0)).toEqual(buffer(-5, 0));
  });

  test('is none for no service', () => {
    expect(needsOfAll([], resources)).toEqual([]);
  });
});
