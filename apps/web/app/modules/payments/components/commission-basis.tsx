import { Trans } from '@lingui/react/macro';
import type { CommissionItem } from '@souk/contract/modules/payments/payouts';
import { price } from '../../../lib/format.ts';

/** What the rule was made for, at the time of the sale. */
function RuleWords({ item: { rule_id, rule_for } }: { item: CommissionItem }) {
  if (rule_id === null) return <Trans> (usual rate)</Trans>;
  if (rule_for?.category)
    return (
      <Trans>
        {' '}
        (rule {rule_id}, for {rule_for.category})
      </Trans>
    );
  if (rule_for?.is_own) return <Trans> (rule {rule_id}, agreed with you)</Trans>;
  if (rule_for?.seller_type) return <Trans> (rule {rule_id}, for your kind of business)</Trans>;
  return <Trans> (rule {rule_id})</Trans>;
}

/** How the commission on one item was worked out, in words. */
function ItemWords({ item }: { item: CommissionItem }) {
  const { percent, description } = item;
  const amount = price(item.amount.cents);
  const fixed = price(item.fixed.cents);
  return (
    <>
      {description && (
        <>
          <bdi>{description}</bdi>
          {': '}
        </>
      )}
      <Trans>
        {percent}% of {amount}
      </Trans>
      {item.fixed.cents > 0 && <Trans>, plus {fixed}</Trans>}
      {item.cap && <Trans>, capped at {price(item.cap.cents)}</Trans>}
      <RuleWords item={item} />
      {' = '}
      <span className="num">{price(item.commission.cents)}</span>
    </>
  );
}

/** The terms of a sale, which were fixed when it was made. */
export function CommissionBasis({ items }: { items: readonly CommissionItem[] }) {
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
