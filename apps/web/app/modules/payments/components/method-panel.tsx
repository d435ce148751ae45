import { Trans } from '@lingui/react/macro';
import type { Card } from '@souk/contract/modules/payments/methods';
import { Plus, Wallet } from 'lucide-react';
import { Form } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { MethodRow } from './method-row.tsx';

/** Links to the approval page of a PayPal-type account. */
export function AddPaypal() {
  const action = '/payment-methods/paypal';
  return (
    <Form method="post" action={action} reloadDocument>
      <SubmitButton formAction={action} tone="line" icon={Wallet}>
        <Trans>Add PayPal</Trans>
      </SubmitButton>
    </Form>
  );
}

const addCard = (
  <ButtonLink to="/add-payment-methods" icon={Plus}>
    <Trans>Add a card</Trans>
  </ButtonLink>
);

/** Saved cards and accounts. */
export function MethodPanel({ cards }: { cards: readonly Card[] }) {
  if (cards.length === 0)
    return (
      <EmptyState
        title={<Trans>Nothing saved yet</Trans>}
        action={
          <span className="flex flex-wrap justify-center gap-2.5">
            {addCard}
            <AddPaypal />
          </span>
        }
      >
        <Trans>Save a card or your PayPal account to pay in one tap.</Trans>
      </EmptyState>
    );
  return (
    <section aria-labelledby="methods" className="panel p-5 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="methods" className="h-panel">
          <Trans>Pay with</Trans>
        </h2>
        <span className="flex flex-wrap gap-2.5">
          <AddPaypal />
          {addCard}
        </span>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {cards.map((card) => (
          <MethodRow key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
