import { Trans, useLingui } from '@lingui/react/macro';
import type { RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import { PackageCheck, Truck } from 'lucide-react';
import { Form } from 'react-router';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { receivedOrderPath } from '../../order-address.ts';
import { CarrierFields } from '../orders/carrier-fields.tsx';
import { LineQuantityFields } from '../orders/line-quantity-fields.tsx';

interface ShipFormProps {
  order: RetailOrderDetail;
  problems: FormOutcome | undefined;
}

/** Packs all of an order or a part of it, and sends it. */
export function ShipForm({ order, problems }: ShipFormProps) {
  const { t } = useLingui();
  const isPickup = order.delivery.is_pickup;
  const lines = order.items
    .filter(({ moves }) => moves.includes('ship'))
    .map((line) => ({
      line,
      most: line.quantity - line.shipped_quantity,
      start: line.quantity - line.shipped_quantity,
    }));
  return (
    <section
      id="ship"
      aria-labelledby="ship-title"
      className="panel p-5 !shadow-[var(--elev-md),inset_0_0_0_1px_var(--line)] lg:p-7"
    >
      <h2 id="ship-title" className="h-panel">
        {isPickup ? <Trans>Get it ready</Trans> : <Trans>Pack and send</Trans>}
      </h2>
      <FormScope of={problems}>
        <Form method="post" action={receivedOrderPath(order.order_id)} noValidate className="mt-4 space-y-5">
          <FormProblem />
          <LineQuantityFields
            legend={isPickup ? t`What is ready?` : t`What is in this parcel?`}
            lines={lines}
          />
          {!isPickup && <CarrierFields />}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-sm text-ink-2">
              <Trans>The buyer is notified at once.</Trans>
            </p>
            <SubmitButton icon={isPickup ? PackageCheck : Truck}>
              {isPickup ? <Trans>Ready to collect</Trans> : <Trans>Mark as sent</Trans>}
            </SubmitButton>
          </div>
        </Form>
      </FormScope>
    </section>
  );
}
