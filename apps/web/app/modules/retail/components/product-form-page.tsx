import type { ProductDetail } from '@souk/contract/modules/retail/product-lists';
import type { ReactNode } from 'react';
import { Price } from '../../../ui/price.tsx';
import { ListingFormPage } from '../../search/index.ts';

interface ProductFormPageProps {
  product: Pick<ProductDetail, 'title' | 'path' | 'images' | 'price' | 'was_price'>;
  title: ReactNode;
  children: ReactNode;
}

/** Something about a product as a page of its own, with the product in sight. */
export const ProductFormPage = ({ product, ...page }: ProductFormPageProps) => (
  <ListingFormPage
    {...page}
    listing={product}
    price={<Price cents={product.price.cents} wasCents={product.was_price?.cents} />}
  />
);
