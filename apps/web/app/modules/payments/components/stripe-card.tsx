import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { FieldProblem } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCardToken } from './use-card-token.ts';

interface CardElement {
  mount: (place: HTMLElement) => void;
  destroy: () => void;
}

interface StripeBrowser {
  elements: () => { create: (kind: 'card', options: object) => CardElement };
  createPaymentMethod: (asked: {
    type: 'card';
    card: CardElement;
    billing_details: { name?: string };
  }) => Promise<{ paymentMethod?: { id: string }; error?: { message?: string } }>;
}

type OpenStripe = (publishableKey: string) => StripeBrowser;

const scriptAddress = 'https://js.stripe.com/v3/';
const opener = (): OpenStripe | undefined => Reflect.get(window, 'Stripe') as OpenStripe | undefined;

/** Stripe's own script; it draws the fields in its own frames, so that we never see a number. */
const loadStripe = (publishableKey: string) =>
  new Promise<StripeBrowser>((done, fail) => {
    const ready = () => {
      const open = opener();
      if (open) done(open(publishableKey));
      else fail(new Error('The card form did not load.'));
    };
    if (opener()) return ready();
    const script = document.createElement('script');
    script.src = scriptAddress;
    script.onload = ready;
    script.onerror = () => fail(new Error('The card form did not load.'));
    document.head.append(script);
  });

const fieldStyle = () => {
  const style = getComputedStyle(document.documentElement);
  return { base: { color: style.getPropertyValue('--ink').trim(), fontSize: '16px' } };
};

interface StripeCardProps {
  publishableKey: string;
  isChosen: boolean;
  nameField: string;
}

/** Stripe's card form; our form sends only its token. */
export function StripeCard({ publishableKey, isChosen, nameField }: StripeCardProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<{ stripe: StripeBrowser; card: CardElement }>(undefined);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const missing = t`The card form could not be loaded. Please reload the page.`;

  useEffect(() => {
    let isGone = false;
    loadStripe(publishableKey).then(
      (stripe) => {
        if (isGone || !place.current) return;
        const card = stripe.elements().create('card', { style: fieldStyle() });
        card.mount(place.current);
        form.current = { stripe, card };
      },
      () => setProblem(missing),
    );
    return () => {
      isGone = true;
      form.current?.card.destroy();
      form.current = undefined;
    };
  }, [publishableKey, missing]);

  const token = useCardToken(isChosen, async () => {
    if (!form.current) return undefined;
    const { stripe, card } = form.current;
    const billing_details = name ? { name } : {};
    const made = await stripe.createPaymentMethod({ type: 'card', card, billing_details });
    setProblem(made.error?.message);
    return made.paymentMethod?.id;
  });
  return (
    <div className="space-y-4">
      <p className="hidden text-sm text-ink-2 noscript:block">
        <Trans>
          Card payments need JavaScript, because card numbers go straight to the payment provider.
        </Trans>
      </p>
      <input ref={token} type="hidden" name="stripeToken" defaultValue="" />
      <div className="noscript:hidden">
        <p className="mb-1.5 text-sm font-semibold">
          <Trans>Card</Trans>
        </p>
        <div
          ref={place}
          className="control min-h-12 rounded-md bg-surface px-3.5 py-3.5 shadow-[inset_0_0_0_1px_var(--line-strong)]"
        />
        <div role="alert">{problem && <FieldProblem id={undefined}>{problem}</FieldProblem>}</div>
      </div>
      <TextField
        name={nameField}
        label={t`Name on card`}
        autoComplete="cc-name"
        onChange={(event) => setName(event.target.value)}
      />
    </div>
  );
}
