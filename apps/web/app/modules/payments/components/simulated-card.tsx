import { useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '../../../lib/page-root.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Select } from '../../../ui/select.tsx';
import { type CardField, faultsOf, groupedExpiry, groupedNumber, type TypedCard } from '../card-number.ts';
import { testCards, tokenOfNumber } from '../test-cards.ts';
import { CardInput } from './card-input.tsx';
import { TestCardList } from './test-card-list.tsx';
import { useCardToken } from './use-card-token.ts';

type Problems = Partial<Record<CardField, string>>;

function useFaultWords() {
  const { t } = useLingui();
  const words: Record<CardField, Record<'missing' | 'wrong', string>> = {
    number: { missing: t`Card number is required.`, wrong: t`Please enter a valid card number.` },
    expiry: { missing: t`Expiry is required.`, wrong: t`Please enter a month that is still to come.` },
    code: {
      missing: t`Security code is required.`,
      wrong: t`Please enter the 3 or 4 digits of the security code.`,
    },
    name: { missing: t`Name on card is required.`, wrong: t`Name on card is required.` },
  };
  const unknown = t`Only test cards work here. Choose one from the list.`;
  return (card: TypedCard, now: Date): Problems => {
    const faults = Object.entries(faultsOf(card, now)) as [CardField, 'missing' | 'wrong'][];
    const problems: Problems = Object.fromEntries(
      faults.map(([field, fault]) => [field, words[field][fault]]),
    );
    return !problems.number && !tokenOfNumber(card.number) ? { ...problems, number: unknown } : problems;
  };
}

const empty: TypedCard = { number: '', expiry: '', code: '', name: '' };

interface SimulatedCardProps {
  isChosen: boolean;
  nameField: string;
}

/** Without scripts a test card is chosen by its outcome. */
function TestCardChoice() {
  const { t, i18n } = useLingui();
  const options = testCards.map(({ number, token, outcome }) => ({
    value: token,
    label: `${groupedNumber(number)} · ${i18n._(outcome)}`,
  }));
  return (
    <Select name="stripeToken" label={t`Test card`} placeholder={t`Choose a test card`} options={options} />
  );
}

/** The card form of the simulator: a test number becomes its token before the form is sent. */
export function SimulatedCard({ isChosen, nameField }: SimulatedCardProps) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const now = useNow();
  const { yearOf } = useDates();
  const wordsFor = useFaultWords();
  const [card, setCard] = useState(empty);
  const [problems, setProblems] = useState<Problems>({});
  const set = (field: CardField, value: string) => {
    setCard((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _gone, ...rest }) => rest);
  };
  const token = useCardToken(isChosen, async () => {
    const found = wordsFor(card, now);
    setProblems(found);
    const [first] = Object.keys(found);
    if (!first) return tokenOfNumber(card.number);
    token.current?.form?.querySelector<HTMLElement>(`[id$="card-${first}"]`)?.focus();
    return undefined;
  });
  const use = (number: string) => {
    const year = String((yearOf(now) + 3) % 100);
    setCard((before) => ({
      number: groupedNumber(number),
      expiry: before.expiry || `12 / ${year}`,
      code: before.code || (number.length === 15 ? '1234' : '123'),
      name: before.name,
    }));
    setProblems({});
  };
  return (
    <>
      {!isHydrated && (
        <div className="hidden noscript:block">
          <TestCardChoice />
        </div>
      )}
      <div className="grid grid-cols-2 gap-4 noscript:hidden">
        <input ref={token} type="hidden" name="stripeToken" disabled={!isHydrated} defaultValue="" />
        <CardInput
          part="number"
          label={t`Card number`}
          icon={CreditCard}
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          value={card.number}
          problem={problems.number}
          onChange={(event) => set('number', groupedNumber(event.target.value))}
          className="col-span-2"
        />
        <CardInput
          part="expiry"
          label={t`Expiry`}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t`MM / YY`}
          value={card.expiry}
          problem={problems.expiry}
          onChange={(event) => set('expiry', groupedExpiry(event.target.value))}
        />
        <CardInput
          part="code"
          label={t`Security code`}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          placeholder={t`3 digits`}
          value={card.code}
          problem={problems.code}
          onChange={(event) => set('code', event.target.value)}
        />
        <CardInput
          part="name"
          latin={false}
          label={t`Name on card`}
          autoComplete="cc-name"
          value={card.name}
          problem={problems.name}
          onChange={(event) => set('name', event.target.value)}
          className="col-span-2"
        />
        <input type="hidden" name={nameField} value={card.name} disabled={!isHydrated || !card.name} />
        <div className="col-span-2">
          <TestCardList onUse={use} />
        </div>
      </div>
    </>
  );
}
