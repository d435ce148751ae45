import { Trans } from '@lingui/react/macro';
import type { RetailOrderDetail } from '@souk/contract/modules/retail/orders';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { FormProblems } from '../../../../lib/api.server.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { DeedFrame } from './order-frame.tsx';
import { OrderLineRow } from './order-line-row.tsx';

interface CancelFormProps {
  order: RetailOrderDetail;
  /** Alone, where not the whole order is meant. */
  line: RetailOrderDetail['items'][number] | null;
  orderPath: string;
  /** What goes back to the buyer. */
  refund: (cents: number) => ReactNode;
  reason: { label: string; hint: string };
  showsSku?: boolean;
  problems: FormProblems | undefined;
}

/** Cancels an order or one line of it, for either side. */
export function CancelForm({ order, line, orderPath, refund, reason, showsSku, problems }: CancelFormProps) {
  const back = line ? line.line_total : order.refund_if_cancelled;
  const title = line ? <Trans>Cancel this item</Trans> : <Trans>Cancel this order</Trans>;
  return (
    <DeedFrame orderPath={orderPath} number={order.order_number} title={title}>
      <ul className="-mt-4 divide-y divide-line">
        {(line ? [line] : order.items).map((one) => (
          <OrderLineRow key={one.order_detail_id} line={one} {...(showsSku ? { showsSku } : {})} />
        ))}
      </ul>
      {back && back.cents > 0 && refund(back.cents)}
      <FormScope of={problems}>
        <Form method="post" noValidate className="mt-5 space-y-5">
          <FormProblem />
          {line && <input type="hidden" name="order_detail_id" value={line.order_detail_id} />}
          <TextArea name="reason" rows={3} maxLength={500} counterMax={500} {...reason} />
          <div className="flex flex-wrap justify-end gap-2.5">
            <ButtonLink to={orderPath} tone="ghost">
              <Trans>Keep it</Trans>
            </ButtonLink>
            <SubmitButton tone="danger">{title}</SubmitButton>
          </div>
        </Form>
      </FormScope>
    </DeedFrame>
  );
}
