import { Trans } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { AllergenFacts, DietList } from '../../food/index.ts';

interface AllergenPanelProps {
  food: Pick<FoodProductDetail, 'allergens' | 'may_contain' | 'usually' | 'is_whole' | 'diets'>;
  profile: FoodProfile;
}

/** Allergens and diets compared with the reader's profile. */
export function AllergenPanel({ food, profile }: AllergenPanelProps) {
  const { allergens: contains, may_contain: mayContain, usually, is_whole: isWhole } = food;
  return (
    <section aria-labelledby="allergens" className="panel p-5">
      <h2 id="allergens" className="h-panel mb-4">
        <Trans>Allergens and diets</Trans>
      </h2>
      <AllergenFacts known={{ contains, mayContain, usually, isWhole }} avoids={profile.avoids} />
      <DietList kept={food.diets} className="mt-4 border-t border-line pt-4" />
    </section>
  );
}
