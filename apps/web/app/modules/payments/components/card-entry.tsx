import { Trans } from '@lingui/react/macro';
import type { CardDesk } from '../card-desk.ts';
import { SimulatedCard } from './simulated-card.tsx';
import { StripeCard } from './stripe-card.tsx';

interface CardEntryProps {
  desk: CardDesk;
  /** While another method is chosen, the form is sent without a card. */
  isChosen?: boolean;
  /** The field's name for the name on the card. */
  nameField?: string;
}

/** Enters a new card: the surrounding form gets `stripeToken`, and the number never leaves the browser. */
export function CardEntry({ desk, isChosen = true, nameField = 'name' }: CardEntryProps) {
  if (desk.kind === 'none')
    return (
      <p className="text-[15px] text-ink-2">
        <Trans>We cannot accept cards at the moment. Please try again later.</Trans>
      </p>
    );
  return desk.kind === 'stripe' ? (
    <StripeCard publishableKey={desk.publishableKey} isChosen={isChosen} nameField={nameField} />
  ) : (
    <SimulatedCard isChosen={isChosen} nameField={nameField} />
  );
}
