import { Trans, useLingui } from '@lingui/react/macro';
import type { CartItem } from '@souk/contract/modules/retail/carts';
import { Minus, Plus } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { useHydrated } from '../../../../shell/use-hydrated.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';

const most = 99;

/** A line's quantity; with scripts every step is sent at once. */
export function CartQuantity({ item, back }: { item: CartItem; back: string }) {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const fetcher = useFetcher();
  const [typed, setTyped] = useState<string>();
  const sent = Number(fetcher.formData?.get('quantity'));
  const shown = fetcher.formData ? sent : item.quantity;
  const max = Math.max(shown, Math.min(most, item.free));
  const send = (quantity: number) => {
    setTyped(undefined);
    if (quantity === shown || !Number.isInteger(quantity) || quantity < 1) return;
    const fields = { item_id: item.item_id, quantity: Math.min(max, quantity), _back: back };
    void fetcher.submit(fields, { method: 'post', action: '/cart/quantity' });
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => send(Number(event.target.value));
  return (
    <fetcher.Form
      method="post"
      action="/cart/quantity"
      className="flex items-center gap-2"
      key={item.quantity}
    >
      <input type="hidden" name="item_id" value={item.item_id} />
      <input type="hidden" name="_back" value={back} />
      <span className="control inline-flex h-11 items-center rounded-md bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)] focus-within:shadow-[inset_0_0_0_2px_var(--brand)]">
        {isHydrated && (
          <IconButton
            icon={Minus}
            size="sm"
            label={t`One fewer of ${item.title}`}
            disabled={shown <= 1}
            onClick={() => send(shown - 1)}
          />
        )}
        <input
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={max}
          aria-label={t`Quantity of ${item.title}`}
          {...(isHydrated
            ? {
                value: typed ?? String(shown),
                onChange: (event) => setTyped(event.target.value),
                onBlur: leave,
              }
            : { defaultValue: item.quantity })}
          className="num h-full w-11 [appearance:textfield] bg-transparent text-center font-semibold outline-none [&::-webkit-inner-spin-button]:appearance-none"
        />
        {isHydrated && (
          <IconButton
            icon={Plus}
            size="sm"
            label={t`One more of ${item.title}`}
            disabled={shown >= max}
            onClick={() => send(shown + 1)}
          />
        )}
      </span>
      <span className="hidden noscript:block">
        <SubmitButton tone="soft" fetcher={fetcher}>
          <Trans>Update</Trans>
        </SubmitButton>
      </span>
    </fetcher.Form>
  );
}
