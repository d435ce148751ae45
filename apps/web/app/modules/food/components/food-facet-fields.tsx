import { Trans, useLingui } from '@lingui/react/macro';
import { isHeld } from '@souk/contract/modules/food/facets';
import { type ReactNode, useId } from 'react';
import { count } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { FoodQuestions } from '../food-facets.ts';
import { allergenWords, dietWords } from '../food-words.ts';
import { verdictWords } from '../verdict-words.ts';
import { VerdictMark } from './verdict-mark.tsx';

/** Frequent allergens are shown; the others expand. */
const firstAllergens: readonly string[] = [
  'milk',
  'egg',
  'wheat',
  'soy',
  'peanut',
  'sesame',
  'fish',
  'crustacean',
];

interface RowProps {
  slug: string;
  value: string;
  chosen: Chosen;
  found: number;
  children: ReactNode;
}

type Chosen = Readonly<Record<string, readonly string[]>>;

const Row = ({ slug, value, chosen, found, children }: RowProps) => (
  <Checkbox
    name={`attributes[${slug}]`}
    value={value}
    defaultChecked={chosen[slug]?.includes(value) ?? false}
    label={
      <>
        {children} <span className="num text-sm text-ink-3">({count(found)})</span>
      </>
    }
  />
);

function Group({ title, hint, children }: { title: ReactNode; hint?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-describedby={hint ? id : undefined}>
      <legend className="text-sm font-semibold">{title}</legend>
      {hint && (
        <p id={id} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

function FreeFrom({ free, chosen }: { free: FoodQuestions['free']; chosen: Chosen }) {
  const { i18n } = useLingui();
  const row = ({ slug, allergen, count: found }: FoodQuestions['free'][number]) => (
    <Row key={slug} slug={slug} value={isHeld} chosen={chosen} found={found}>
      {i18n._(allergenWords[allergen])}
    </Row>
  );
  const first = free.filter(({ allergen }) => firstAllergens.includes(allergen));
  const more = free.filter(({ allergen }) => !firstAllergens.includes(allergen));
  return (
    <Group
      title={<Trans>Free from</Trans>}
      hint={<Trans>Traces count too. Products without a list of ingredients are left out.</Trans>}
    >
      {first.map(row)}
      <details open={more.some(({ slug }) => chosen[slug])}>
        <summary className="flex min-h-11 items-center text-sm font-semibold text-brand-ink">
          <Trans>Show {more.length} more</Trans>
        </summary>
        {more.map(row)}
      </details>
    </Group>
  );
}

/** The filters for foods in a list: the verdict for this reader, allergens and diet. */
export function FoodFacetFields({ questions, chosen }: { questions: FoodQuestions; chosen: Chosen }) {
  const { i18n } = useLingui();
  const { verdictFacet, verdicts, free, diets } = questions;
  return (
    <>
      <Group title={<Trans>Halal verdict</Trans>}>
        {verdicts.map(({ value, count: found }) => (
          <Row key={value} slug={verdictFacet} value={value} chosen={chosen} found={found}>
            <span className="inline-flex items-center gap-1.5 align-middle">
              <VerdictMark verdict={value} />
              {i18n._(verdictWords[value])}
            </span>
          </Row>
        ))}
      </Group>
      <FreeFrom free={free} chosen={chosen} />
      <Group title={<Trans>Diet by its ingredients</Trans>}>
        {diets.map(({ slug, diet, count: found }) => (
          <Row key={slug} slug={slug} value={isHeld} chosen={chosen} found={found}>
            {i18n._(dietWords[diet])}
          </Row>
        ))}
      </Group>
    </>
  );
}
