import { Plural, Trans } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { type IngredientLine, linesIn } from '../why-food.ts';
import { NamedRow, UnknownRow } from './ingredient-row.tsx';

const shownAtOnce = 12;

/** Rows of ingredients; those after the first dozen expand. */
function Rows({ lines }: { lines: readonly IngredientLine[] }) {
  const listed = (part: readonly IngredientLine[]) =>
    part.map(({ named, ...line }, place) =>
      typeof named === 'string' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- the lines of a label never move
        <UnknownRow key={place} {...line} words={named} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: -- the lines of a label never move
        <NamedRow key={place} {...line} named={named} />
      ),
    );
  const rest = lines.slice(shownAtOnce);
  return (
    <>
      <ul className="mt-2 divide-y divide-line border-b border-line">
        {listed(lines.slice(0, shownAtOnce))}
      </ul>
      {rest.length > 0 && (
        <details className="group/rest mt-4">
          <summary
            className={`${buttonClass({ tone: 'soft' })} w-full list-none group-open/rest:hidden md:w-auto`}
          >
            <Plural value={rest.length} one="Show # more ingredient" other="Show # more ingredients" />
          </summary>
          <ul className="divide-y divide-line border-b border-line">{listed(rest)}</ul>
        </details>
      )}
    </>
  );
}

function Part({ title, lines }: { title: ReactNode; lines: readonly IngredientLine[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="font-display text-lg font-semibold">{title}</h3>
      <Rows lines={lines} />
    </div>
  );
}

/** The list of the pack, as it is printed. */
function Printed({ ingredients }: Pick<FoodProductDetail, 'ingredients'>) {
  if (!ingredients) return null;
  return (
    <details className="mt-5 text-[15px]">
      <summary className="tap w-fit font-semibold text-brand-ink hover:underline">
        <Trans>The list as it is printed</Trans>
      </summary>
      <p className="mt-2 rounded-md bg-sunken p-4 break-words whitespace-pre-line text-ink-2" dir="auto">
        {ingredients}
      </p>
    </details>
  );
}

/** Every ingredient with its verdict; each opens to its reasons and its source. */
export function IngredientList({ food }: { food: Pick<FoodProductDetail, 'analysis' | 'ingredients'> }) {
  const { analysis } = food;
  const lines = linesIn(analysis, 'ingredients');
  const denied = [...new Set(analysis.findings.flatMap((finding) => finding.denied))];
  return (
    <section aria-labelledby="ingredients" className="mt-10">
      <div className="flex items-end justify-between gap-4">
        <h2 id="ingredients" className="h-sec">
          <Trans>Ingredient by ingredient</Trans>
        </h2>
        {lines.length > 0 && (
          <span className="num text-sm text-ink-3">
            <Trans>{lines.length} checked</Trans>
          </span>
        )}
      </div>
      {lines.length > 0 ? (
        <Rows lines={lines} />
      ) : (
        <p className="mt-2 text-ink-2">
          <Trans>Nobody has added its ingredients yet.</Trans>
        </p>
      )}
      <Part title={<Trans>The pack also says it contains</Trans>} lines={linesIn(analysis, 'contains')} />
      <Part title={<Trans>May be in it as a trace</Trans>} lines={linesIn(analysis, 'may-contain')} />
      {denied.length > 0 && (
        <p className="mt-5 text-[15px] text-ink-2">
          <Trans>
            The pack says this is not in it: <bdi>{denied.join(', ')}</bdi>.
          </Trans>
        </p>
      )}
      <Printed ingredients={food.ingredients} />
    </section>
  );
}
