import { Trans } from '@lingui/react/macro';
import type { RetailReturn } from '@souk/contract/modules/retail/returns';
import { Banknote, Check, PackageCheck, X } from 'lucide-react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { OrderDeed } from '../orders/order-deed.tsx';

/** What the shop can do with a return now. */
export function ReturnAnswers({ one }: { one: RetailReturn }) {
  const { return_id, moves } = one;
  const fields = { return_id, _back: `/received-orders-detail?order_id=${one.order_id}` };
  const query = `?return_id=${return_id}`;
  return (
    <>
      {moves.includes('approve') && (
        <OrderDeed action="/received-orders/returns/approve" fields={fields} size="sm" icon={Check}>
          <Trans>Approve the return</Trans>
        </OrderDeed>
      )}
      {moves.includes('receive') && (
        <ButtonLink to={`/received-orders/returns/receive${query}`} size="sm" icon={PackageCheck}>
          <Trans>It has come back</Trans>
        </ButtonLink>
      )}
      {moves.includes('refund') && (
        <OrderDeed action="/received-orders/returns/refund" fields={fields} size="sm" icon={Banknote}>
          <Trans>Send the refund</Trans>
        </OrderDeed>
      )}
      {moves.includes('decline') && (
        <ButtonLink to={`/received-orders/returns/decline${query}`} size="sm" tone="line" icon={X}>
          <Trans>Decline</Trans>
        </ButtonLink>
      )}
      {moves.includes('close') && (
        <ButtonLink to={`/received-orders/returns/close${query}`} size="sm" tone="line" icon={X}>
          <Trans>Close without refund</Trans>
        </ButtonLink>
      )}
    </>
  );
}
