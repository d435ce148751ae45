import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import type { FoodDifference } from '@souk/contract/modules/scanner/records';
import { CircleAlert } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { allergenWords, isAllergen, lower } from '../../food/index.ts';

function Difference({ kind, name, missing_from: missingFrom }: FoodDifference) {
  const { t, i18n } = useLingui();
  if (kind === 'additive')
    return missingFrom === 'list' ? (
      <Trans>The record has E{name}, which its list of ingredients does not name.</Trans>
    ) : (
      <Trans>The list of ingredients names E{name}, which the rest of the record does not have.</Trans>
    );
  const said = isAllergen(name) ? lower(i18n, i18n._(allergenWords[name])) : t`gluten`;
  if (missingFrom === 'record')
    return (
      <Trans>The list of ingredients names {said}, which the rest of the record does not declare.</Trans>
    );
  return kind === 'allergen' ? (
    <Trans>The record declares {said}, which its list of ingredients does not name.</Trans>
  ) : (
    <Trans>The record declares traces of {said}, which its list of ingredients does not name.</Trans>
  );
}

/** Where the parts of a record contradict each other; the stricter one counts. */
export function RecordDifferences({ differences }: Pick<FoodProductDetail, 'differences'>) {
  if (differences.length === 0) return null;
  return (
    <section
      aria-labelledby="differences"
      className="mt-4 flex gap-3 rounded-lg bg-warn-soft p-4 text-[15px]"
    >
      <Icon of={CircleAlert} className="mt-px text-warn" />
      <div className="min-w-0">
        <h2 id="differences" className="font-semibold">
          <Trans>The record contradicts itself; we use the stricter verdict</Trans>
        </h2>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          {differences.map((difference) => (
            <li key={`${difference.kind} ${difference.name} ${difference.missing_from}`}>
              <Difference {...difference} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
