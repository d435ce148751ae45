import type { Rng } from '../rng.ts';
import type { Slots } from './phrasing.ts';

/** The year that ages and prices of vehicles count from. */
const DEMO_YEAR = 2026;

const thousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

interface Ageing {
  /** Share of its price that a vehicle keeps each year. */
  keepsPerYear: number;
  kmPerYear: [low: number, high: number];
  floor: number;
}

const marks = [
  ['full service history', 'yes'],
  ['one owner', 'yes'],
  ['log books and two keys', 'yes'],
  ['serviced every six months', 'yes'],
  ['drives like new', 'no'],
  ['long rego', 'no'],
  ['new tyres', 'no'],
  ['great first car', 'no'],
  ['RWC included', 'no'],
  ['tidy inside and out', 'no'],
] as const;

/** Year, kilometres and a fair range of prices for the model that was drawn. */
export function aged(rng: Rng, slots: Slots, { keepsPerYear, kmPerYear, floor }: Ageing): Slots {
  const year = rng.int(Number(slots.from), Math.min(Number(slots.to), DEMO_YEAR - 1));
  const age = DEMO_YEAR - year;
  const odometer = Math.round((age * rng.int(...kmPerYear) + rng.int(0, 6000)) / 100) * 100;
  const usual = age * ((kmPerYear[0] + kmPerYear[1]) / 2);
  const wear = Math.min(1.12, Math.max(0.86, 1 - (odometer - usual) / 600_000));
  const value = Math.max(floor, Number(slots.newPrice) * 0.94 * keepsPerYear ** age * wear);
  const rego = rng.int(1, 12);
  return {
    year,
    odometer,
    rego,
    low: value * 0.98,
    high: value * 1.12,
    km: thousands(odometer),
    regoText: rego === 1 ? '1 month' : `${rego} months`,
  };
}

export function carAged(rng: Rng, slots: Slots): Slots {
  const age = aged(rng, slots, { keepsPerYear: 0.935, kmPerYear: [9000, 17_000], floor: 2800 });
  const isElectric = slots.fuel === 'Electric';
  const mayBeManual = slots.manual === 'yes' && rng.chance(0.3);
  const fitting = marks.filter(
    ([words]) =>
      !(words === 'great first car' && (Number(slots.newPrice) > 32_000 || Number(age.year) > 2019)),
  );
  const [mark, service] = rng.pick(fitting);
  return {
    ...age,
    mark,
    service,
    transmission: !isElectric && mayBeManual ? 'Manual' : 'Automatic',
    economy: isElectric
      ? 'Charged at home overnight for a few dollars.'
      : 'Easy on fuel, about what the sticker says.',
  };
}
