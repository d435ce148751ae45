import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { categoryWords } from '../food-words.ts';
import type { LoadedFood } from '../load-food.server.ts';
import { AdditiveList } from './additive-list.tsx';
import { AllergenPanel } from './allergen-panel.tsx';
import { CompositionPanel } from './composition-panel.tsx';
import { FoodHero } from './food-hero.tsx';
import { FoodHistory } from './food-history.tsx';
import { FoodNotices } from './food-notices.tsx';
import { FoodStrip } from './food-strip.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { LabelPanel } from './label-panel.tsx';
import { NutritionPanel } from './nutrition-panel.tsx';
import { OtherLists } from './other-lists.tsx';
import { PackPhotos } from './pack-photos.tsx';
import { RecordDifferences } from './record-differences.tsx';
import { SchoolTable } from './school-table.tsx';
import { VerdictLegend } from './verdict-legend.tsx';
import { WhyCards } from './why-cards.tsx';

const shownAlternatives = 6;

const shelfOf = ({ category }: FoodProductDetail): string =>
  `/see-all-products/most-popular?${new URLSearchParams({ category_id: category })}`;

const alternativesOf = (food: FoodProductDetail): string => `${shelfOf(food)}&halal_status=halal`;

function FoodCrumbs({ food }: { food: FoodProductDetail }) {
  const { t, i18n } = useLingui();
  const shelf = { label: i18n._(categoryWords[food.category]), to: shelfOf(food) };
  return (
    <Breadcrumbs
      crumbs={[
        { label: t`Home`, to: '/' },
        { label: t`Food Scanner`, to: '/food-scanner' },
        ...(food.category === 'other' ? [] : [shelf]),
        { label: food.name },
      ]}
    />
  );
}

interface FoodScreenProps extends Omit<LoadedFood, 'origin'> {
  /** Where it can be bought. */
  shops?: ReactNode;
}

/** A food's page: the verdict first, the reasons below it. */
export function FoodScreen({ food, profile, shops }: FoodScreenProps) {
  return (
    <div className="page pt-5 pb-14">
      <FoodCrumbs food={food} />
      <FoodHero food={food} profile={profile} />
      <FoodNotices food={food} />
      <RecordDifferences {...food} />
      <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_380px]">
        <div className="min-w-0">
          <WhyCards food={food} />
          <IngredientList food={food} />
          <OtherLists {...food} />
          <SchoolTable verdicts={food.verdicts} profile={profile} />
          <AdditiveList additives={food.analysis.additives} />
          <NutritionPanel {...food} />
          <CompositionPanel composition={food.composition} />
          <PackPhotos images={food.images} />
          <FoodHistory history={food.history} />
        </div>
        <aside className="min-w-0 space-y-4">
          <AllergenPanel food={food} profile={profile} />
          <LabelPanel labels={food.labels} analysis={food.analysis} />
          <VerdictLegend food={food} />
          {shops}
        </aside>
      </div>
      <FoodStrip
        title={<Trans>Better choices in this category</Trans>}
        to={alternativesOf(food)}
        foods={food.alternatives.slice(0, shownAlternatives)}
      />
    </div>
  );
}
