import type { ProductDetail } from '@souk/contract/modules/retail/product-lists';
import type { ReactNode } from 'react';
import { Price } from '../../../ui/price.tsx';
import { ListingFormPage } from '../../search/index.ts';

interface ProductFormPageProps {
  product: Pick<ProductDetail, 'title' | 'path' | 'images' | 'price' | 'was_price'>;
  title: ReactNode;
  children: ReactNode;
}

/** A form about a product on a page of its own, with the product shown. */
export const ProductFormPage = ({ product, ...page }: ProductFormPageProps) => (
  <ListingFormPage
    {...page}
    listing={product}
    price={<Price cents={product.price.cents} wasCents={product.was_price?.cents} />}
  />
);
