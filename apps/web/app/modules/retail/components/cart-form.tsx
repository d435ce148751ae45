import { Trans } from '@lingui/react/macro';
import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { ShoppingCart } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { QuantityField } from './quantity-field.tsx';

const action = '/cart/add';
/** Larger quantities are set in the cart. */
const mostAtOnce = 99;

interface CartFormProps {
  product: Pick<ProductDetail, 'id' | 'path'>;
  variant: SaleVariant;
}

export const cartFormId = 'add-to-cart';

/** Adds the chosen variant to the cart, or goes straight to the checkout with it. */
export function CartForm({ product, variant }: CartFormProps) {
  const { formAction, formData } = useNavigation();
  const isMine = formAction?.startsWith(action) ?? false;
  const isBuying = formData?.get('_next') === 'checkout';
  return (
    <Form method="post" action={action} id={cartFormId} className="mt-6">
      <input type="hidden" name="item_id" value={product.id} />
      <input type="hidden" name="variant_id" value={variant.id} />
      <input type="hidden" name="_back" value={`${product.path}?variant=${variant.id}`} />
      <div className="flex gap-3">
        <QuantityField key={variant.id} max={Math.min(variant.free, mostAtOnce)} />
        <Button
          type="submit"
          size="lg"
          icon={ShoppingCart}
          isLoading={isMine && !isBuying}
          className="flex-1"
        >
          <Trans>Add to cart</Trans>
        </Button>
      </div>
      <Button
        type="submit"
        name="_next"
        value="checkout"
        tone="line"
        size="lg"
        isWide
        isLoading={isMine && isBuying}
        className="mt-3"
      >
        <Trans>Buy now</Trans>
      </Button>
    </Form>
  );
}
