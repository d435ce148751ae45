import { Trans } from '@lingui/react/macro';
import type { PayoutLine } from '@souk/contract/modules/payments/payouts';
import { price } from '../../../lib/format.ts';

type Item = NonNullable<PayoutLine['sale']>['basis'][number];

/** How the commission of one thing came about, in words. */
function ItemWords({ item }: { item: Item }) {
  const { percent } = item;
  const amount = price(item.amount.cents);
  const fixed = price(item.fixed.cents);
  return (
    <>
      <Trans>
        {percent}% of {amount}
      </Trans>
      {item.fixed.cents > 0 && <Trans>, plus {fixed}</Trans>}
      {item.cap && <Trans>, at most {price(item.cap.cents)}</Trans>}
      {item.rule_id === null ? <Trans> (usual rate)</Trans> : <Trans> (rule {item.rule_id})</Trans>}
    </>
  );
}

/** The terms a sale was made on; they were fixed when it was made. */
export function CommissionBasis({ items }: { items: readonly Item[] }) {
  if (items.length === 0) return null;
  const rows = items.map((item, place) => ({ item, place }));
  return (
    <ul className="text-sm text-ink-3">
      {rows.map(({ item, place }) => (
        <li key={place}>
          <ItemWords item={item} />
        </li>
      ))}
    </ul>
  );
}
