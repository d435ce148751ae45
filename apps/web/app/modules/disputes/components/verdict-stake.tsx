import { Trans } from '@lingui/react/macro';
import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import { price } from '../../../lib/format.ts';

/** What the verdict can pay, shown to both sides before it is given. */
export function VerdictStake({ dispute }: { dispute: Dispute }) {
  const { amount, whole, customer, seller } = dispute;
  const [most, all, sure] = [amount.cents, whole.cents, whole.cents - amount.cents].map(price);
  return (
    <p className="num mt-3 max-w-[65ch] text-[15px] text-ink-2">
      {sure === price(0) ? (
        <Trans>
          Up to {most} can go back to {customer.name}. What does not go back is paid to {seller.name}, less
          the commission.
        </Trans>
      ) : (
        <Trans>
          Up to {most} can go back to {customer.name}. Between {sure} and {all} is paid to {seller.name}, less
          the commission.
        </Trans>
      )}
    </p>
  );
}
