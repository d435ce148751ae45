import { Trans } from '@lingui/react/macro';
import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { Flag } from 'lucide-react';
import { lazy } from 'react';
import { Link } from 'react-router';
import { pictureUrl } from '../../../lib/pictures.ts';
import { DialogAction } from '../../../shell/login/dialog-action.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { ShareButton } from '../../search/index.ts';
import type { BesideProduct } from '../load-product.server.ts';
import { CartForm } from './cart-form.tsx';
import { CompareToggle } from './compare-toggle.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { FoodPill } from './food-pill.tsx';
import { PriceLine } from './price-line.tsx';
import { ProductPrice } from './product-price.tsx';
import { AskAction } from './product-questions.tsx';
import { ShopCard, shopPath } from './shop-card.tsx';
import { StockLine } from './stock-line.tsx';
import { VariantChoice } from './variant-choice.tsx';

const ReportForm = lazy(() => import('./report-form.tsx').then((file) => ({ default: file.ReportForm })));

interface ProductBuyProps {
  product: ProductDetail;
  variant: SaleVariant;
  beside: BesideProduct;
}

/** Shop, title and rating. */
function Head({ product }: { product: ProductDetail }) {
  const { seller } = product;
  return (
    <>
      <p>
        <Link
          to={shopPath(seller.slug)}
          className="tap inline-flex items-center gap-2 text-[15px] text-ink-2"
        >
          <Avatar
            name={seller.name}
            src={seller.image && pictureUrl(seller.image, { w: 60, h: 60 })}
            size={30}
          />
          <bdi className="hover:underline">{seller.name}</bdi>
        </Link>
      </p>
      <h1 className="h-page mt-2 break-words" tabIndex={-1}>
        <bdi>{product.title}</bdi>
      </h1>
      {product.rating_count > 0 && (
        <p className="mt-2 flex items-center gap-3">
          <Rating mean={product.rating} total={product.rating_count} />
          <a href="#reviews" className={`${linkClass} tap text-sm`}>
            <Trans>Read reviews</Trans>
          </a>
        </p>
      )}
    </>
  );
}

function ReportAction({ product }: { product: ProductDetail }) {
  return (
    <DialogAction
      to={`/report-product/${product.id}`}
      tone="ghost"
      size="sm"
      icon={Flag}
      title={<Trans>Report this product</Trans>}
      form={(onDone) => <ReportForm product={product} onDone={onDone} />}
    >
      <Trans>Report</Trans>
    </DialogAction>
  );
}

/** Everything needed to buy, beside the photos. */
export function ProductBuy({ product, variant, beside }: ProductBuyProps) {
  const isBuyable = product.role !== 'owner' && !variant.is_sold_out;
  return (
    <>
      <Head product={product} />
      {product.food && <FoodPill food={product.food} />}
      <ProductPrice product={product} variant={variant} />
      <VariantChoice product={product} chosen={variant} />
      <StockLine variant={variant} />
      {isBuyable && <CartForm product={product} variant={variant} />}
      <DeliveryPanel delivery={product.delivery} typed={beside.place} variantId={variant.id} />
      <PriceLine prices={beside.prices} lowestCents={variant.lowest_30_days.cents} />
      <div className="mt-4 -ms-3.5 flex flex-wrap gap-1">
        <CompareToggle
          look="button"
          item={{ id: product.id, title: product.title, image: product.images[0]?.path ?? null }}
        />
        {product.role !== 'owner' && <AskAction product={product} tone="ghost" />}
        <ShareButton title={product.title} />
        {product.role !== 'owner' && <ReportAction product={product} />}
      </div>
      <ShopCard seller={product.seller} />
    </>
  );
}
