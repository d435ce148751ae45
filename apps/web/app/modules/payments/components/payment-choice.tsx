import { Trans, useLingui } from '@lingui/react/macro';
import type { Card } from '@souk/contract/modules/payments/methods';
import { CreditCard, Wallet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { radioClass } from '../../../ui/choice.tsx';
import { FieldProblem } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import type { CardDesk } from '../card-desk.ts';
import { brandOf, expiryOf } from '../card-words.ts';
import { CardEntry } from './card-entry.tsx';

interface RowProps {
  value: string;
  chosen: string;
  onChoose: (value: string) => void;
  icon: IconShape;
  title: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  isDisabled?: boolean;
  children?: ReactNode;
}

/** One payment method; its fields open below it, without scripts too. */
function Row({ value, chosen, onChoose, icon, title, hint, aside, isDisabled, children }: RowProps) {
  return (
    <div className="group/row">
      <label className="flex min-h-14 cursor-pointer items-center gap-3.5 py-4 has-disabled:cursor-not-allowed has-disabled:text-ink-3">
        <input
          type="radio"
          name="_pay"
          value={value}
          disabled={isDisabled}
          defaultChecked={value === chosen}
          onChange={() => onChoose(value)}
          className={radioClass}
        />
        <Icon of={icon} size={24} className={isDisabled ? 'text-ink-3' : ''} />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          {hint && <span className="num block text-sm text-ink-3">{hint}</span>}
        </span>
        {aside}
      </label>
      {children && (
        <div className="hidden pb-6 group-has-[[type=radio]:checked]/row:block lg:ps-[38px]">{children}</div>
      )}
    </div>
  );
}

const pill =
  'pill inline-flex h-6 shrink-0 items-center rounded-full px-2 text-xs font-semibold max-sm:hidden';

function CardPill({ card }: { card: Card }) {
  if (card.is_expired)
    return (
      <span className={`${pill} bg-bad-soft text-bad`}>
        <Trans>Expired</Trans>
      </span>
    );
  return card.is_default ? (
    <span className={`${pill} bg-mute-soft text-mute`}>
      <Trans>Default</Trans>
    </span>
  ) : null;
}

function CardRow({ card, chosen, onChoose }: { card: Card } & Pick<RowProps, 'chosen' | 'onChoose'>) {
  const { t } = useLingui();
  const brand = brandOf(card);
  const expiry = expiryOf(card);
  return (
    <Row
      value={`${card.kind}:${card.id}`}
      chosen={chosen}
      onChoose={onChoose}
      icon={card.kind === 'card' ? CreditCard : Wallet}
      title={card.last4 ? t`${brand} ending ${card.last4}` : brand}
      hint={expiry ? t`Expires ${expiry}` : card.name}
      aside={<CardPill card={card} />}
      isDisabled={Boolean(card.is_expired)}
    />
  );
}

interface PaymentChoiceProps {
  cards: readonly Card[];
  desk: CardDesk;
}

const firstOf = (cards: readonly Card[]): string => {
  const usable = cards.filter(({ is_expired }) => !is_expired);
  const card = usable.find(({ is_default }) => is_default) ?? usable[0];
  return card ? `${card.kind}:${card.id}` : 'new';
};

/** Saved cards and accounts, a new card, or the approval page of a PayPal-type account. */
export function PaymentChoice({ cards, desk }: PaymentChoiceProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(() => firstOf(cards));
  const links = useField({ name: 'payment_method' });
  const shared = { chosen, onChoose: setChosen };
  return (
    <fieldset
      id={links.id}
      tabIndex={-1}
      aria-describedby={links.describedBy}
      className="divide-y divide-line"
    >
      <legend className="sr-only">
        <Trans>How to pay</Trans>
      </legend>
      {cards.map((card) => (
        <CardRow key={card.id} card={card} {...shared} />
      ))}
      <Row {...shared} value="new" icon={CreditCard} title={t`New card`}>
        <CardEntry desk={desk} isChosen={chosen === 'new'} nameField="_card_name" />
        {desk.kind !== 'none' && (
          <Checkbox name="_save_card" label={t`Save this card for next time`} className="mt-3" />
        )}
      </Row>
      <Row
        {...shared}
        value="paypal"
        icon={Wallet}
        title="PayPal"
        hint={t`You will be sent to PayPal and back`}
      />
      {links.problem && <FieldProblem id={links.problemId}>{links.problem}</FieldProblem>}
    </fieldset>
  );
}
