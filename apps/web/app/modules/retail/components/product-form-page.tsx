import type { ProductDetail } from '@souk/contract/modules/retail/product-lists';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Frame } from '../../../ui/frame.tsx';
import { Price } from '../../../ui/price.tsx';

interface ProductFormPageProps {
  product: Pick<ProductDetail, 'title' | 'path' | 'images' | 'price' | 'was_price'>;
  title: ReactNode;
  children: ReactNode;
}

/** Something about a product as a page of its own, with the product in sight. */
export function ProductFormPage({ product, title, children }: ProductFormPageProps) {
  return (
    <div className="page max-w-form py-8">
      <h1 className="h-page mb-5" tabIndex={-1}>
        {title}
      </h1>
      <div className="card relative mb-5 flex items-center gap-4 p-3">
        <Frame
          {...pictureSources(product.images[0]?.path, { w: 96, h: 96 })}
          ratio="1:1"
          className="w-24 shrink-0 !rounded-md"
        />
        <div className="min-w-0">
          <p className="font-medium">
            <Link to={product.path} className="after:absolute after:inset-0 after:rounded-lg hover:underline">
              <bdi>{product.title}</bdi>
            </Link>
          </p>
          <p>
            <Price cents={product.price.cents} wasCents={product.was_price?.cents} />
          </p>
        </div>
      </div>
      <div className="panel p-5 lg:p-6">{children}</div>
    </div>
  );
}
