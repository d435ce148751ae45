import { Plural, Trans } from '@lingui/react/macro';
import type { CartMerge } from '@souk/contract/modules/retail/carts';
import { Info } from 'lucide-react';
import { Icon } from '../../../../ui/icon.tsx';

function CapWords({ capped }: { capped: NonNullable<CartMerge['capped']> }) {
  if (capped === 'stock') return <Trans>that is all that is left</Trans>;
  if (capped === 'limit') return <Trans>that is the most you can order at once</Trans>;
  if (capped === 'own') return <Trans>it is your own product and was left out</Trans>;
  if (capped === 'full') return <Trans>the cart is full, it was left out</Trans>;
  return <Trans>it is no longer on sale and was left out</Trans>;
}

/** Shows once how the visitor's cart was merged at login. */
export function CartMerged({ merged }: { merged: readonly CartMerge[] }) {
  if (merged.length === 0) return null;
  return (
    <div role="status" className="flex gap-3 rounded-lg bg-info-soft p-4 text-[15px]">
      <Icon of={Info} className="mt-0.5 text-info" />
      <div>
        <p className="font-semibold text-info">
          <Trans>We added the items you chose before logging in to your cart.</Trans>
        </p>
        <ul className="mt-1 space-y-0.5">
          {merged.map(({ item_id, title, quantity, capped }) => (
            <li key={item_id}>
              <bdi className="font-medium">{title}</bdi>:{' '}
              <span className="num">
                <Plural value={quantity} one="# piece" other="# pieces" />
              </span>
              {capped && (
                <>
                  , <CapWords capped={capped} />
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
