import { Trans } from '@lingui/react/macro';
import type { CartItem } from '@souk/contract/modules/retail/carts';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { price } from '../../../../lib/format.ts';
import { linkClass } from '../../../../ui/link.tsx';
import { optionWords } from '../../option-words.ts';
import { ItemPicture } from '../item-picture.tsx';
import { CartNotes } from './cart-notes.tsx';
import { CartQuantity } from './cart-quantity.tsx';

interface CartButtonProps {
  action: string;
  item: CartItem;
  back: string;
  children: ReactNode;
}

/** A small button that posts one line of the cart. */
export function CartButton({ action, item, back, children }: CartButtonProps) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="item_id" value={item.item_id} />
      <input type="hidden" name="_title" value={item.title} />
      <input type="hidden" name="_quantity" value={item.quantity} />
      <input type="hidden" name="_back" value={back} />
      <button type="submit" className={`${linkClass} tap text-sm`}>
        {children}
        <span className="sr-only"> {item.title}</span>
      </button>
    </Form>
  );
}

function Title({ item }: { item: CartItem }) {
  const words = optionWords(item.options);
  return (
    <>
      <p className="leading-snug font-medium break-words">
        {item.path ? (
          <Link to={item.path} className="hover:underline">
            <bdi>{item.title}</bdi>
          </Link>
        ) : (
          <bdi>{item.title}</bdi>
        )}
      </p>
      {words && <p className="text-sm text-ink-3">{words}</p>}
    </>
  );
}

function LinePrice({ item }: { item: CartItem }) {
  const was = item.was_price;
  return (
    <p className="num text-end font-display text-md font-semibold">
      {price(item.line_total.cents)}
      {was && was.cents > item.unit_price.cents && (
        <s className="block font-sans text-sm font-normal text-ink-3">
          <span className="sr-only">
            <Trans>was</Trans>{' '}
          </span>
          {price(was.cents * item.quantity)}
        </s>
      )}
      {item.quantity > 1 && (
        <span className="block font-sans text-sm font-normal text-ink-3">
          <Trans>{price(item.unit_price.cents)} each</Trans>
        </span>
      )}
    </p>
  );
}

/** An item in the cart with its quantity and actions. */
export function CartLine({ item, back }: { item: CartItem; back: string }) {
  return (
    <li className="flex gap-4 py-5">
      <span className={item.available ? '' : 'opacity-60'}>
        <ItemPicture image={item.image} size={96} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <Title item={item} />
          </div>
          <LinePrice item={item} />
        </div>
        <CartNotes item={item} />
        <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          {item.available && item.free > 0 && <CartQuantity item={item} back={back} />}
          <CartButton action="/cart/save" item={item} back={back}>
            <Trans>Save for later</Trans>
          </CartButton>
          <CartButton action="/cart/remove" item={item} back={back}>
            <Trans>Remove</Trans>
          </CartButton>
        </div>
      </div>
    </li>
  );
}

/** An item saved for later. */
export function SavedLine({ item, back }: { item: CartItem; back: string }) {
  const isBuyable = item.available && item.free > 0;
  return (
    <li className="flex gap-4 py-4">
      <ItemPicture image={item.image} />
      <div className="min-w-0 flex-1">
        <Title item={item} />
        <p className="num mt-0.5 text-sm font-semibold">{price(item.unit_price.cents)}</p>
        <CartNotes item={item} />
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          {isBuyable ? (
            <CartButton action="/cart/move" item={item} back={back}>
              <Trans>Move to cart</Trans>
            </CartButton>
          ) : (
            <span className="text-sm text-ink-3">
              <Trans>Not available at the moment</Trans>
            </span>
          )}
          <CartButton action="/cart/remove" item={item} back={back}>
            <Trans>Remove</Trans>
          </CartButton>
        </div>
      </div>
    </li>
  );
}
