import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ReviewSection } from '../../reviews/index.ts';
import { ListingStrip, PhotoGallery, useNotedView, WishlistHeart } from '../../search/index.ts';
import { chosenVariant } from '../chosen-variant.ts';
import type { BesideProduct } from '../load-product.server.ts';
import { Comparing } from './comparing.tsx';
import { FoodPanel } from './food-panel.tsx';
import { ProductBuy } from './product-buy.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductQuestions } from './product-questions.tsx';
import { StickyBar } from './sticky-bar.tsx';

function ProductCrumbs({ product, line }: { product: ProductDetail; line: BesideProduct['line'] }) {
  const { t } = useLingui();
  const above = line.map(({ name, slug }) => ({
    label: name,
    to: `/retail-listing/${slug}`,
  }));
  return (
    <Breadcrumbs
      crumbs={[
        { label: t`Home`, to: '/' },
        { label: t`Retail`, to: '/retail' },
        ...above,
        { label: product.title },
      ]}
    />
  );
}

/** The picture of the chosen variant comes first. */
function picturesOf({ images }: ProductDetail, { image_id }: SaleVariant) {
  const own = images.find(({ id }) => id === image_id);
  return own ? [own, ...images.filter(({ id }) => id !== own.id)] : images;
}

function DealBadge({ variant }: { variant: SaleVariant }) {
  if (!variant.is_deal || variant.discount_percent === null) return null;
  return <Badge kind="deal" percent={variant.discount_percent} />;
}

/** Reviews; without any there is no breakdown to show. */
function Reviews({ page }: { page: BesideProduct['reviews'] }) {
  if (!page) return null;
  if (page.total > 0) return <ReviewSection page={page} />;
  return (
    <section id="reviews" className="mt-14 border-t border-line pt-10">
      <h2 className="h-sec">
        <Trans>Reviews</Trans>
      </h2>
      <p className="mt-1 text-ink-2">
        <Trans>No reviews yet. If you have bought this product, be the first.</Trans>
      </p>
    </section>
  );
}

interface ProductScreenProps {
  product: ProductDetail;
  beside: BesideProduct;
}

function Photos({ product, variant }: { product: ProductDetail; variant: SaleVariant }) {
  const pictures = picturesOf(product, variant);
  const heart = product.role !== 'owner' && (
    <WishlistHeart
      item={{
        id: product.id,
        kind: product.kind,
        module: 'retail',
        title: product.title,
        is_wishlisted: product.is_wishlisted,
      }}
    />
  );
  return (
    <PhotoGallery
      key={pictures[0]?.id}
      pictures={pictures}
      title={product.title}
      ratio="1:1"
      badge={<DealBadge variant={variant} />}
      heart={heart}
    />
  );
}

function OwnNotice({ product }: { product: ProductDetail }) {
  if (product.state === 'approved') return null;
  return (
    <p className="mt-3 rounded-md bg-warn-soft p-4 text-[15px] font-semibold text-ink">
      <Trans>Only you can see this page: the product is not on sale.</Trans>
    </p>
  );
}

/** A product's page. */
export function ProductScreen({ product, beside }: ProductScreenProps) {
  useNotedView(product);
  const variant = chosenVariant(product.variants, String(beside.variantId));
  if (!variant) return null;
  const { seller } = product;
  return (
    <Comparing isQuietOnPhones>
      <div className="page pt-5 pb-14">
        <ProductCrumbs product={product} line={beside.line} />
        <OwnNotice product={product} />
        <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_420px] lg:grid-rows-[auto_1fr] lg:gap-x-12">
          <div className="min-w-0 max-lg:-mx-4">
            <Photos product={product} variant={variant} />
          </div>
          <div className="max-lg:mt-6 lg:row-span-2 lg:self-start">
            <ProductBuy product={product} variant={variant} beside={beside} />
          </div>
          <div className="min-w-0">
            {product.food && <FoodPanel food={product.food} />}
            <ProductFacts product={product} variant={variant} />
          </div>
        </div>
        <Reviews page={beside.reviews} />
        <ProductQuestions product={product} />
        <ListingStrip title={<Trans>Goes well with this</Trans>} items={product.goes_with.slice(0, 4)} />
        <ListingStrip
          title={<Trans>Similar products</Trans>}
          items={product.similar.slice(0, 4)}
          to={`/retail-listing/${product.category_path.at(-1)?.slug ?? ''}`}
        />
        <p className="mt-10 text-center text-sm text-ink-2">
          <Link to={`/shop/${seller.slug}`} className="tap font-semibold hover:underline">
            <Trans>More from {seller.name}</Trans>
          </Link>
        </p>
        {product.role !== 'owner' && <StickyBar product={product} variant={variant} />}
      </div>
    </Comparing>
  );
}
