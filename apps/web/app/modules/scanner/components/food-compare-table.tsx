import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProduct, Nutrition } from '@souk/contract/modules/scanner/products';
import { diets, schools } from '@souk/contract/modules/scanner/words';
import { ShoppingBasket } from 'lucide-react';
import type { ReactNode } from 'react';
import { CompareGrid, type CompareRow, isMixed } from '../../../ui/compare-grid.tsx';
import {
  type Allergen,
  allergenWords,
  dietStateWords,
  dietWords,
  sayPrinted,
  sayWarning,
  schoolWords,
  VerdictPill,
} from '../../food/index.ts';
import { compareFoodsPath } from '../compare-path.ts';
import { sayAmount } from '../food-words.ts';
import { fullName } from './food-card.tsx';

type Told = string | number | null;

/** One row: the value by which foods differ, and how to show it if that is not enough. */
const rowOf = (
  foods: readonly FoodProduct[],
  { key, name }: Pick<CompareRow, 'key' | 'name'>,
  told: (food: FoodProduct) => Told,
  shown: (food: FoodProduct) => ReactNode = told,
): CompareRow => ({
  key,
  name,
  differs: isMixed(foods.map(told)),
  cells: foods.map((food) => ({ id: food.id, content: shown(food) })),
});

function useVerdictRows(foods: readonly FoodProduct[]): CompareRow[] {
  const { i18n } = useLingui();
  return [
    rowOf(
      foods,
      { key: 'verdict', name: <Trans>Verdict</Trans> },
      ({ verdict }) => verdict,
      ({ verdict }) => <VerdictPill verdict={verdict} size="sm" />,
    ),
    ...schools.map((school) =>
      rowOf(
        foods,
        { key: school, name: i18n._(schoolWords[school]) },
        ({ verdicts }) => verdicts[school].standard,
        ({ verdicts }) => <VerdictPill verdict={verdicts[school].standard} size="sm" />,
      ),
    ),
    rowOf(
      foods,
      { key: 'reasons', name: <Trans>What decides</Trans> },
      ({ reasons }) => reasons.map(sayPrinted).join(', ') || null,
    ),
    rowOf(
      foods,
      { key: 'warnings', name: <Trans>For you</Trans> },
      ({ warnings }) => warnings.map((warning) => sayWarning(i18n, warning)).join('. ') || null,
    ),
  ];
}

function useContentRows(foods: readonly FoodProduct[]): CompareRow[] {
  const { i18n, t } = useLingui();
  const listed = (found: readonly Allergen[]) =>
    found.map((allergen) => i18n._(allergenWords[allergen])).join(', ') || null;
  return [
    rowOf(foods, { key: 'allergens', name: <Trans>Allergens</Trans> }, ({ allergens }) => listed(allergens)),
    rowOf(foods, { key: 'traces', name: <Trans>May contain</Trans> }, ({ may_contain, usually }) =>
      listed([...new Set([...may_contain, ...usually.map(({ allergen }) => allergen)])]),
    ),
    rowOf(foods, { key: 'other-allergens', name: <Trans>Other allergens</Trans> }, ({ is_whole: isWhole }) =>
      isWhole ? t`Not on the label` : t`Not known`,
    ),
    ...diets.map((diet) =>
      rowOf(foods, { key: diet, name: i18n._(dietWords[diet]) }, (food) =>
        i18n._(dietStateWords[diet][food.diets[diet]]),
      ),
    ),
    rowOf(
      foods,
      { key: 'additives', name: <Trans>Additives</Trans> },
      ({ additives }) => additives.map((number) => `E${number}`).join(', ') || null,
    ),
  ];
}

type Nutrient = keyof Nutrition;

const inUnit = (value: number | null | undefined, unit: string): Told =>
  value === null || value === undefined ? null : `${sayAmount(value)} ${unit}`;

function nutritionRows(foods: readonly FoodProduct[]): CompareRow[] {
  const nutrient = (key: Nutrient, name: ReactNode, unit = 'g') =>
    rowOf(
      foods,
      { key, name },
      ({ nutrition }) => inUnit(nutrition?.[key], unit),
      ({ nutrition }) => {
        const amount = inUnit(nutrition?.[key], unit);
        return amount && <bdi>{amount}</bdi>;
      },
    );
  return [
    rowOf(
      foods,
      { key: 'grade', name: <Trans>Nutri-Score</Trans> },
      ({ nutri_grade }) => nutri_grade?.toUpperCase() ?? null,
    ),
    rowOf(
      foods,
      { key: 'stars', name: <Trans>Health Star Rating</Trans> },
      ({ health_stars }) => health_stars,
    ),
    rowOf(foods, { key: 'nova', name: <Trans>Processing (NOVA)</Trans> }, ({ nova }) => nova),
    nutrient('energy_kj', <Trans>Energy per 100 g</Trans>, 'kJ'),
    nutrient('fat_g', <Trans>Fat</Trans>),
    nutrient('saturated_g', <Trans>Saturated fat</Trans>),
    nutrient('sugars_g', <Trans>Sugars</Trans>),
    nutrient('fibre_g', <Trans>Fibre</Trans>),
    nutrient('protein_g', <Trans>Protein</Trans>),
    nutrient('salt_g', <Trans>Salt</Trans>),
  ];
}

const isTold = ({ cells }: CompareRow) => cells.some(({ content }) => content !== null);

interface FoodCompareTableProps {
  foods: readonly FoodProduct[];
  /** Rows that say the same of all are left out. */
  isNarrowed: boolean;
}

/** Foods side by side, verdicts first; facts known of none have no row. */
export function FoodCompareTable({ foods, isNarrowed }: FoodCompareTableProps) {
  const verdicts = useVerdictRows(foods);
  const contents = useContentRows(foods);
  const rows = [
    ...verdicts,
    ...contents,
    ...nutritionRows(foods),
    rowOf(foods, { key: 'brand', name: <Trans>Maker</Trans> }, ({ brand }) => brand),
  ].filter((row) => isTold(row) && (row.differs || !isNarrowed));
  const ids = foods.map(({ id }) => id);
  const columns = foods.map((food) => ({
    id: food.id,
    title: fullName(food),
    path: food.path,
    image: food.image,
    fallback: ShoppingBasket,
    without: ids.length > 1 ? compareFoodsPath(ids.filter((other) => other !== food.id)) : null,
  }));
  return <CompareGrid columns={columns} rows={rows} />;
}
