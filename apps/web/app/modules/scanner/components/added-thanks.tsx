import { Trans } from '@lingui/react/macro';
import { ScanBarcode } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { VerdictPill } from '../../food/index.ts';
import type { AddProductPage } from '../add-product.server.ts';
import { FoodName } from './food-card.tsx';

/** Thanks for a product, with our verdict before an admin has checked it. */
export function AddedThanks({ food }: { food: NonNullable<AddProductPage['added']> }) {
  const reasons = food.reasons.join(', ');
  return (
    <section className="mt-5 rounded-2xl bg-scan-soft p-6 lg:p-10" aria-labelledby="thanks">
      <h2 id="thanks" className="h-sec">
        <Trans>Thank you!</Trans>
      </h2>
      <p className="mt-2 max-w-[60ch] text-md">
        <Trans>
          <b className="font-semibold">
            <FoodName food={food} />
          </b>{' '}
          is being reviewed. You can see its page already; everyone else can once it is verified.
        </Trans>
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <VerdictPill verdict={food.verdict} />
        {reasons && (
          <span className="text-[15px] text-ink-2">
            <Trans>
              Because of: <bdi>{reasons}</bdi>
            </Trans>
          </span>
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={food.path}>
          <Trans>See its page</Trans>
        </ButtonLink>
        <ButtonLink to="/food-scanner?scan=1" tone="line" icon={ScanBarcode}>
          <Trans>Scan another</Trans>
        </ButtonLink>
        <ButtonLink to="/add-product" tone="ghost">
          <Trans>Add another</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
