import { Trans } from '@lingui/react/macro';
import { sources } from '@souk/food/tables/sources';
import type { ReactNode } from 'react';
import { NutritionPanel } from '../components/nutrition-panel.tsx';
import type { OfflineFood } from './offline-food.ts';

const sourceById = new Map(sources.map((source) => [source.id, source]));

function Part({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="panel mt-4 p-5">
      <h3 id={id} className="h-panel">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Teller({ from }: Pick<OfflineFood, 'from'>) {
  if (from === 'open-food-facts')
    return <Trans>What the pack says comes from Open Food Facts (ODbL 1.0).</Trans>;
  if (from === 'user')
    return <Trans>What the pack says comes from a user, and an admin has checked it.</Trans>;
  return <Trans>What the pack says was copied by us.</Trans>;
}

/** Additives, nutrition and sources, from the device. */
export function OfflineFacts({ food }: { food: OfflineFood }) {
  const { additives, nutrition, nova, nutriGrade, healthStars, from } = food;
  const told = food.sources.flatMap((id) => sourceById.get(id) ?? []);
  return (
    <>
      {additives.length > 0 && (
        <Part id="additives" title={<Trans>Additives</Trans>}>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {additives.map((number) => (
              <li key={number} className="num pill rounded-full bg-inset px-2.5 py-0.5 text-sm font-semibold">
                E{number}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <NutritionPanel {...{ nutrition, nova }} nutri_grade={nutriGrade} health_stars={healthStars} />
      <Part id="sources" title={<Trans>Sources</Trans>}>
        {told.length > 0 && (
          <ul className="mt-2 list-disc space-y-1 ps-5 text-[15px]">
            {told.map(({ id, title, publisher }) => (
              <li key={id}>
                <bdi>
                  {title}, {publisher}
                </bdi>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-2 text-[15px] text-ink-2">
          <Teller from={from} />
        </p>
      </Part>
    </>
  );
}
