import { Trans } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { AllergenGroup } from '../../food/components/allergen-group.tsx';
import { DietList } from '../../food/components/diet-list.tsx';

interface AllergenPanelProps {
  food: Pick<FoodProductDetail, 'allergens' | 'may_contain' | 'diets' | 'analysis'>;
  profile: FoodProfile;
}

/** Allergens and diets against what the reader told of himself. */
export function AllergenPanel({ food, profile }: AllergenPanelProps) {
  const { allergens, may_contain, analysis } = food;
  const hasGap = analysis.unknown.length > 0 || analysis.findings.length === 0;
  return (
    <section aria-labelledby="allergens" className="panel p-5">
      <h2 id="allergens" className="h-panel">
        <Trans>Allergens and diets</Trans>
      </h2>
      <dl className="mt-4 space-y-4 empty:hidden">
        <AllergenGroup title={<Trans>Contains</Trans>} found={allergens} avoids={profile.avoids} />
        <AllergenGroup title={<Trans>May contain</Trans>} found={may_contain} avoids={profile.avoids} />
      </dl>
      {allergens.length + may_contain.length === 0 && (
        <p className="mt-3 text-[15px] text-ink-2">
          {hasGap ? (
            <Trans>No allergen is known of it.</Trans>
          ) : (
            <Trans>Its list names no allergen that has to be declared.</Trans>
          )}
        </p>
      )}
      {hasGap && (
        <p className="mt-3 text-sm text-ink-2">
          <Trans>We do not know every ingredient. Please read the pack as well.</Trans>
        </p>
      )}
      <DietList kept={food.diets} className="mt-4 border-t border-line pt-4" />
    </section>
  );
}
