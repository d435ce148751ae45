import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { TextLink } from '../../../ui/link.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { VerdictPill } from '../../food/index.ts';
import type { AddProductPage } from '../add-product.server.ts';
import { foodStatusWords } from '../food-words.ts';
import { FoodName } from './food-card.tsx';

/** The user's contributions with their states. */
export function OwnContributions({ own, ownTotal }: Pick<AddProductPage, 'own' | 'ownTotal'>) {
  const { i18n } = useLingui();
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="own-contributions" className="mt-12">
      <div className="flex items-end justify-between gap-4">
        <h2 id="own-contributions" className="h-sec">
          <Trans>Foods you added</Trans>
        </h2>
        {ownTotal > own.length && (
          <TextLink to="/see-all-products/my-products" className="tap text-[15px]">
            <Trans>See all</Trans>
          </TextLink>
        )}
      </div>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {own.map((food) => (
          <li key={food.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
            <span className="min-w-0 flex-1 basis-56">
              <Link to={food.path} className="tap font-semibold hover:underline">
                <FoodName food={food} />
              </Link>
              {food.reject_reason && <span className="block text-sm text-ink-2">{food.reject_reason}</span>}
            </span>
            <VerdictPill verdict={food.verdict} size="sm" />
            <StatusPill status={food.status}>{i18n._(foodStatusWords[food.status])}</StatusPill>
          </li>
        ))}
      </ul>
    </section>
  );
}
