import { Trans } from '@lingui/react/macro';
import type { ProductFood } from '@souk/contract/modules/retail/foods';
import { readVerdict, useReaderProfile, VerdictPill } from '../../food/index.ts';

/** The verdict beside the name; it links to its reasons. */
export function FoodPill({ food }: { food: ProductFood }) {
  const profile = useReaderProfile();
  return (
    <p className="mt-3">
      <a href="#food" className="tap inline-flex items-center gap-2.5 text-sm font-semibold text-ink-2">
        <VerdictPill verdict={readVerdict(food.verdicts, profile)} />
        <span className="hover:underline">
          <Trans>See why</Trans>
        </span>
      </a>
    </p>
  );
}
