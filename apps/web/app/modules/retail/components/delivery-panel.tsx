import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryEstimate } from '@souk/contract/modules/retail/product-lists';
import { Lock, MapPin, Store, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { price } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconShape } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';

function Line({ icon, title, children }: { icon: IconShape; title: ReactNode; children?: ReactNode }) {
  return (
    <li className="flex gap-3.5 p-4">
      <Icon of={icon} size={22} className="mt-0.5 text-shop" />
      <div className="min-w-0 flex-1">
        <p className="text-[15px] font-semibold">{title}</p>
        {children && <div className="text-sm text-ink-2">{children}</div>}
      </div>
    </li>
  );
}

type Method = DeliveryEstimate['methods'][number];

function Arrival({ method: { arrives_from, arrives_by } }: { method: Method }) {
  const { nearDay } = useDates();
  const [from, by] = [nearDay(arrives_from), nearDay(arrives_by)];
  return from === by ? (
    <Trans>Arrives {by}</Trans>
  ) : (
    <Trans>
      Arrives {from} to {by}
    </Trans>
  );
}

function UntoldPlace({ isFrom }: { isFrom: boolean }) {
  return isFrom ? (
    <Trans>Tell us your suburb to see what it costs and when it arrives.</Trans>
  ) : (
    <Trans>Tell us your suburb to see when it arrives.</Trans>
  );
}

function MethodLine({ method, place }: { method: Method; place: string | null }) {
  const cost = price(method.price.cents);
  const words = () => {
    if (method.is_from)
      return (
        <Trans>
          {method.name}, from {cost}
        </Trans>
      );
    if (place)
      return method.is_free ? (
        <Trans>Free delivery to {place}</Trans>
      ) : (
        <Trans>
          {method.name} to {place}, {cost}
        </Trans>
      );
    return method.is_free ? (
      <Trans>Free delivery</Trans>
    ) : (
      <Trans>
        {method.name}, {cost}
      </Trans>
    );
  };
  return (
    <Line icon={Truck} title={words()}>
      {place ? <Arrival method={method} /> : <UntoldPlace isFrom={method.is_from} />}
    </Line>
  );
}

interface DeliveryPanelProps {
  delivery: DeliveryEstimate;
  /** The place as typed. */
  typed: string | null;
  variantId: number;
}

/** The destination: reloads the page with the place in its address. */
function PlaceForm({ delivery, typed, variantId }: DeliveryPanelProps) {
  const { t } = useLingui();
  const isUnknown = typed !== null && delivery.place === null;
  return (
    <Form method="get" preventScrollReset replace className="flex items-start gap-2 p-4">
      <input type="hidden" name="variant" value={variantId} />
      <TextField
        name="location"
        label={t`Deliver to`}
        isLabelHidden
        icon={MapPin}
        placeholder={t`Suburb or postcode`}
        autoComplete="postal-code"
        maxLength={200}
        defaultValue={typed ?? ''}
        className="flex-1"
        {...(isUnknown ? { problem: t`This place is not known.` } : {})}
      />
      <Button type="submit" tone="line" className="!h-12">
        <Trans>Check</Trans>
      </Button>
    </Form>
  );
}

/** How it reaches the buyer, when, and for how much. */
export function DeliveryPanel(props: DeliveryPanelProps) {
  const { methods, pickup, place, free_over, dispatch_days } = props.delivery;
  const over = free_over && price(free_over.cents);
  return (
    <section className="card mt-6 divide-y divide-line" aria-labelledby="delivery">
      <h2 id="delivery" className="sr-only">
        <Trans>Delivery</Trans>
      </h2>
      <PlaceForm {...props} />
      <ul className="divide-y divide-line">
        {methods.map((method) => (
          <MethodLine key={method.name} method={method} place={place} />
        ))}
        {methods.length === 0 && !pickup && (
          <Line icon={Truck} title={<Trans>The shop does not deliver there.</Trans>} />
        )}
        {pickup && (
          <Line icon={Store} title={<Trans>Pick up in {pickup}</Trans>}>
            {dispatch_days > 0 && (
              <Plural
                value={dispatch_days}
                one="Ready within # business day"
                other="Ready within # business days"
              />
            )}
          </Line>
        )}
        <Line icon={Lock} title={<Trans>Safe and secure checkout</Trans>}>
          {over && <Trans>Free delivery on orders over {over}</Trans>}
        </Line>
      </ul>
    </section>
  );
}
