import { Trans } from '@lingui/react/macro';
import type { FoodProductDetail, Nutrition } from '@souk/contract/modules/scanner/products';
import { Star, StarHalf } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { sayAmount } from '../food-words.ts';

const grades = ['A', 'B', 'C', 'D', 'E'];

/** The grade among its five letters; ink marks it, so that no colour is taken for a verdict. */
function NutriScore({ grade, isEstimated }: { grade: string; isEstimated: boolean }) {
  const own = grade.toUpperCase();
  return (
    <div>
      <p className="text-sm text-ink-3">
        <Trans>Nutri-Score</Trans>
      </p>
      <p className="mt-1.5 flex items-center gap-1">
        <span className="sr-only">{own}</span>
        {grades.map((letter) => (
          <span
            key={letter}
            aria-hidden="true"
            className={`grid place-items-center rounded-sm font-display font-bold ${letter === own ? 'size-10 bg-ink text-xl text-on-ink forced-colors:border-2' : 'size-7 bg-inset text-sm text-ink-3'}`}
          >
            {letter}
          </span>
        ))}
      </p>
      {isEstimated && (
        <p className="mt-1.5 max-w-xs text-sm text-ink-3">
          <Trans>Estimated: its share of fruit, vegetables and pulses is taken from the list.</Trans>
        </p>
      )}
    </div>
  );
}

const wholeStars = 5;

function HealthStars({ stars }: { stars: number }) {
  const places = Array.from({ length: wholeStars }, (_, place) => place + 1);
  return (
    <div>
      <p className="text-sm text-ink-3">
        <Trans>Health Star Rating</Trans>
      </p>
      <p className="mt-1.5 flex min-h-10 items-center gap-2">
        <b className="num font-display text-xl font-semibold">{stars.toFixed(1)}</b>
        <span className="sr-only">
          <Trans>of 5 stars</Trans>
        </span>
        <span className="flex text-ink" aria-hidden="true">
          {places.map((place) =>
            place - stars === 0.5 ? (
              <Icon key={place} of={StarHalf} size={18} isFilled />
            ) : (
              <Icon
                key={place}
                of={Star}
                size={18}
                isFilled={place <= stars}
                className={place <= stars ? '' : 'text-ink-3'}
              />
            ),
          )}
        </span>
      </p>
    </div>
  );
}

const novaWords: Record<number, ReactNode> = {
  1: <Trans>Unprocessed or barely processed</Trans>,
  2: <Trans>Culinary ingredient</Trans>,
  3: <Trans>Processed</Trans>,
  4: <Trans>Ultra-processed</Trans>,
};

function NovaGroup({ nova }: { nova: number }) {
  return (
    <div>
      <p className="text-sm text-ink-3">
        <Trans>Processing (NOVA)</Trans>
      </p>
      <p className="mt-1.5 flex min-h-10 items-center gap-2 font-semibold">
        <b className="num grid size-10 place-items-center rounded-sm bg-ink font-display text-xl text-on-ink forced-colors:border-2">
          {nova}
        </b>
        {novaWords[nova]}
      </p>
    </div>
  );
}

const kjPerKcal = 4.184;

type Row = readonly [name: ReactNode, value: number | null, unit: string, isPart?: boolean];
type KnownRow = readonly [name: ReactNode, value: number, unit: string, isPart?: boolean];

const isKnown = (row: Row): row is KnownRow => row[1] !== null;

const rowsOf = (nutrition: Nutrition): Row[] => [
  [<Trans key="fat">Fat</Trans>, nutrition.fat_g, 'g'],
  [<Trans key="saturated">of which saturated</Trans>, nutrition.saturated_g, 'g', true],
  [<Trans key="carbohydrates">Carbohydrates</Trans>, nutrition.carbohydrates_g, 'g'],
  [<Trans key="sugars">of which sugars</Trans>, nutrition.sugars_g, 'g', true],
  [<Trans key="fibre">Fibre</Trans>, nutrition.fibre_g, 'g'],
  [<Trans key="protein">Protein</Trans>, nutrition.protein_g, 'g'],
  [<Trans key="salt">Salt</Trans>, nutrition.salt_g, 'g'],
  [<Trans key="fruit">Fruit, vegetables and pulses</Trans>, nutrition.fruit_percent, '%'],
];

function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const { energy_kj: energy } = nutrition;
  return (
    <table className="mt-4 w-full text-[15px]">
      <caption className="sr-only">
        <Trans>Nutrition per 100 g or 100 ml</Trans>
      </caption>
      <thead>
        <tr className="text-sm text-ink-3">
          <th scope="col" className="pb-2 text-start font-normal">
            <Trans>Nutrient</Trans>
          </th>
          <th scope="col" className="pb-2 text-end font-normal">
            <Trans>per 100 g or ml</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="[&_tr]:border-t [&_tr]:border-line">
        {energy !== null && (
          <tr>
            <th scope="row" className="py-2 text-start font-medium">
              <Trans>Energy</Trans>
            </th>
            <td className="num py-2 text-end">
              <bdi>
                {sayAmount(energy)} kJ{' '}
                <span className="text-ink-3">({Math.round(energy / kjPerKcal)} kcal)</span>
              </bdi>
            </td>
          </tr>
        )}
        {rowsOf(nutrition)
          .filter(isKnown)
          .map(([name, value, unit, isPart], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: -- the rows of a pack never move
            <tr key={place}>
              <th
                scope="row"
                className={`py-2 text-start ${isPart ? 'ps-4 font-normal text-ink-2' : 'font-medium'}`}
              >
                {name}
              </th>
              <td className="num py-2 text-end">
                <bdi>
                  {sayAmount(value)} {unit}
                </bdi>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

type Rated = Pick<FoodProductDetail, 'nutrition' | 'nova' | 'nutri_grade' | 'health_stars'>;

/** Grades first, the pack's table under them; nothing if the pack states nothing. */
export function NutritionPanel({ nutrition, nova, nutri_grade, health_stars }: Rated) {
  if (!nutrition && nova === null) return null;
  return (
    <section aria-labelledby="nutrition" className="mt-10">
      <h2 id="nutrition" className="h-sec">
        <Trans>Nutrition</Trans>
      </h2>
      <div className="mt-4 flex flex-wrap gap-x-10 gap-y-4">
        {nutri_grade && (
          <NutriScore
            grade={nutri_grade}
            isEstimated={nutrition !== null && nutrition.fruit_percent === null}
          />
        )}
        {health_stars !== null && <HealthStars stars={health_stars} />}
        {nova !== null && <NovaGroup nova={nova} />}
      </div>
      {nutrition ? (
        <NutritionTable nutrition={nutrition} />
      ) : (
        <p className="mt-3 text-[15px] text-ink-2">
          <Trans>Nobody has added its nutrition table yet.</Trans>
        </p>
      )}
    </section>
  );
}
