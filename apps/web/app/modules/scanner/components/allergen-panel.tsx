import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { FoodProfile } from '@souk/contract/modules/scanner/profiles';
import { diets } from '@souk/contract/modules/scanner/words';
import { Icon } from '../../../ui/icon.tsx';
import { AllergenGroup, dietIcons } from '../../food/components/allergen-group.tsx';
import { dietStateWords } from '../../food/food-words.ts';

interface AllergenPanelProps {
  food: Pick<FoodProductDetail, 'allergens' | 'may_contain' | 'diets' | 'analysis'>;
  profile: FoodProfile;
}

/** Allergens and diets against what the reader told of himself. */
export function AllergenPanel({ food, profile }: AllergenPanelProps) {
  const { i18n } = useLingui();
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
      <ul className="mt-4 space-y-2 border-t border-line pt-4 text-[15px]">
        {diets.map((diet) => (
          <li key={diet} className="flex items-center gap-2.5">
            <Icon of={dietIcons[food.diets[diet]]} size={18} className="text-ink-2" />
            {i18n._(dietStateWords[diet][food.diets[diet]])}
          </li>
        ))}
      </ul>
    </section>
  );
}
