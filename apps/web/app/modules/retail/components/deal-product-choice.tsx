import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@souk/contract/modules/retail/products';
import type { Page } from '@souk/contract/shared/page';
import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ProductPriceRange, StockWords } from './product-table/product-words.tsx';

function Choices({ products }: { products: readonly Product[] }) {
  return (
    <ul className="mt-4 divide-y divide-line">
      {products.map((product) => (
        <li key={product.id} className="relative flex min-h-16 items-center gap-3.5 py-2.5 hover:bg-sunken">
          <Frame
            {...pictureSources(product.image, { w: 48, h: 48 })}
            ratio="1:1"
            className="w-12 shrink-0 !rounded-sm [&_svg]:size-5"
          />
          <Link
            to={`/create-daily-deals?product=${product.id}`}
            className="min-w-0 flex-1 font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:outline-brand"
          >
            <span className="line-clamp-2">{product.title}</span>
          </Link>
          <span className="text-end text-sm text-ink-2">
            <ProductPriceRange product={product} />
            <span className="block">
              <StockWords product={product} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Chooses a public product for a deal. */
export function DealProductChoice({ products, keyword }: { products: Page<Product>; keyword: string }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="choice" className="panel p-5">
      <h2 id="choice" className="h-panel mb-3">
        <Trans>Which product?</Trans>
      </h2>
      <Form method="get" role="search" className="flex items-end gap-2.5">
        <TextField
          name="keyword"
          type="search"
          label={t`Search your products`}
          isLabelHidden
          placeholder={t`Search your products`}
          icon={Search}
          defaultValue={keyword}
          autoComplete="off"
          className="flex-1"
        />
        <Button type="submit" tone="soft" className="!h-12">
          <Trans>Search</Trans>
        </Button>
      </Form>
      {products.data.length > 0 ? (
        <Choices products={products.data} />
      ) : (
        <div className="mt-4">
          <EmptyState
            palette="rose"
            headingLevel={3}
            title={keyword ? <Trans>No products match {keyword}</Trans> : <Trans>Nothing is on sale</Trans>}
            action={
              <ButtonLink tone="line" to={keyword ? '/create-daily-deals' : '/ad-management'}>
                {keyword ? <Trans>Clear the search</Trans> : <Trans>See your products</Trans>}
              </ButtonLink>
            }
          >
            <Trans>A deal needs a product that is public.</Trans>
          </EmptyState>
        </div>
      )}
      <div className="mt-4">
        <Pager current={products.current_page} last={products.last_page} />
      </div>
    </section>
  );
}
