import { Trans } from '@lingui/react/macro';
import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';

function Decided({ dispute }: { dispute: Dispute }) {
  const { status, refund, seller_gets: gets, customer, seller } = dispute;
  const back = price(refund?.cents ?? 0);
  const rest = price(gets?.cents ?? 0);
  if (status === 'withdrawn')
    return <Trans>{customer.name} withdrew the complaint. The sale continues as before.</Trans>;
  if (status === 'resolved-seller')
    return (
      <Trans>
        Souk decided for {seller.name}. Nothing is refunded: {rest} goes to {seller.name}, less the
        commission.
      </Trans>
    );
  return status === 'resolved-customer' ? (
    <Trans>
      Souk decided for {customer.name}. {back} goes back to {customer.name} the way it was paid, {rest} goes
      to {seller.name}, less the commission.
    </Trans>
  ) : (
    <Trans>
      Souk decided on a split. {back} goes back to {customer.name} the way it was paid, {rest} goes to{' '}
      {seller.name}, less the commission.
    </Trans>
  );
}

function SellersTurn({ dispute }: { dispute: Dispute }) {
  const { flowTime } = useDates();
  const { role, seller, seller_answers_until: until, refund_proposed_at: proposed } = dispute;
  if (proposed)
    return (
      <Trans>
        {seller.name} did not answer in time, so a refund has been proposed. Souk now decides. Both sides can
        still write.
      </Trans>
    );
  const by = until && flowTime(until);
  if (!by) return <Trans>Souk looks at what both sides wrote and decides.</Trans>;
  return role === 'seller' ? (
    <Trans>Your turn: answer by {by}. Without an answer a refund is proposed to Souk.</Trans>
  ) : (
    <Trans>
      {seller.name} should answer by {by}. Without an answer a refund is proposed to Souk.
    </Trans>
  );
}

/** What happens next and by when, or how it ended. */
export function DisputeNext({ dispute }: { dispute: Dispute }) {
  if (dispute.closed_at) return <Decided dispute={dispute} />;
  if (dispute.status !== 'seller-replied') return <SellersTurn dispute={dispute} />;
  return dispute.role === 'customer' ? (
    <Trans>
      Your turn: answer, or withdraw the complaint if it is settled. Otherwise Souk decides based on what both
      sides wrote.
    </Trans>
  ) : (
    <Trans>{dispute.customer.name} can answer. Souk decides based on what both sides wrote.</Trans>
  );
}
