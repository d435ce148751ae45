import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@souk/contract/modules/retail/products';
import { ChevronDown } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useFetcher, useLocation } from 'react-router';
import { count } from '../../../../lib/format.ts';
import { pictureSources } from '../../../../lib/pictures.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Frame } from '../../../../ui/frame.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { Bone, Skeleton } from '../../../../ui/skeleton.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import type { loader as loadStock } from '../../pages/product-stock.tsx';
import { editPath, stockPath } from '../../product-tabs.ts';
import { bulkFormId } from './bulk-bar.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductPriceRange, StockWords } from './product-words.tsx';
import { VariantQuick } from './variant-quick.tsx';

/** One column per fact on desktops; the head of the table has the same. */
export const productColumns = 'lg:grid-cols-[24px_minmax(0,1fr)_116px_148px_120px_56px_44px]';

function ProductTitle({ product }: { product: Product }) {
  const { title, category_name: category, variants_count: variants, rejection_reason: reason } = product;
  return (
    <span className="flex min-w-0 items-center gap-3.5 max-lg:order-first max-lg:col-span-2 max-lg:pe-9">
      <Frame
        {...pictureSources(product.image, { w: 56, h: 56 })}
        ratio="1:1"
        className="w-14 shrink-0 !rounded-md [&_svg]:size-6"
      />
      <span className="min-w-0">
        <TextLink to={editPath(product)} className="line-clamp-2 !text-ink wrap-anywhere">
          {title}
        </TextLink>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
          {category}
          {variants > 1 && (
            <>
              {' · '}
              <Plural value={variants} one="# variant" other="# variants" />
            </>
          )}
          {product.is_premium === 1 && <Badge kind="premium" />}
          {product.is_premium === 0 && product.featured_classified === 1 && <Badge kind="featured" />}
        </span>
        {reason && <span className="mt-1 line-clamp-2 text-sm text-bad wrap-anywhere">{reason}</span>}
      </span>
    </span>
  );
}

function QuickPanel({
  product,
  asked,
}: {
  product: Product;
  asked: ReturnType<typeof useFetcher<typeof loadStock>>;
}) {
  const { pathname, search } = useLocation();
  const shown = asked.data?.product;
  return (
    <div
      id={`quick-${product.id}`}
      className="col-span-full rounded-lg bg-sunken p-4 max-lg:order-2 max-lg:-ms-10"
    >
      {shown ? (
        <div className="grid gap-5 sm:gap-4">
          {shown.variants.map((variant) => (
            <VariantQuick key={variant.id} product={shown} variant={variant} back={`${pathname}${search}`} />
          ))}
        </div>
      ) : (
        <Skeleton>
          <Bone className="h-12" />
        </Skeleton>
      )}
    </div>
  );
}

/** Price and stock as links to change them; with scripts they open below the row. */
function QuickLink({
  product,
  isOpen,
  onToggle,
  children,
  label,
}: {
  product: Product;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
  label: string;
}) {
  const toggle = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <Link
      to={stockPath(product.id)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? `quick-${product.id}` : undefined}
      onClick={toggle}
      className="tap inline-flex min-h-9 w-fit items-center gap-1 rounded-sm hover:bg-inset lg:-mx-2 lg:px-2"
    >
      {children}
      <span className="sr-only">{label}</span>
      <Icon
        of={ChevronDown}
        size={16}
        className={`text-ink-3 transition-transform ${isOpen ? 'rotate-180' : ''}`}
      />
    </Link>
  );
}

interface ProductRowProps {
  product: Product;
  isChosen: boolean;
  isOpen: boolean;
  onChoose: (isChosen: boolean) => void;
  onToggle: () => void;
}

/** One product: a line on desktops, a card on phones. */
export function ProductRow({ product, isChosen, isOpen, onChoose, onToggle }: ProductRowProps) {
  const { t } = useLingui();
  const asked = useFetcher<typeof loadStock>();
  const { id, title, state, sold_count: sold } = product;
  const toggle = () => {
    if (!isOpen) void asked.load(stockPath(id));
    onToggle();
  };
  const quick = { product, isOpen, onToggle: toggle };
  return (
    <li
      className={`relative grid grid-cols-2 items-center gap-x-4 gap-y-2.5 border-t border-line p-4 ps-14 first:border-t-0 lg:ps-4 ${productColumns} ${isChosen ? 'bg-sunken' : ''}`}
    >
      <Checkbox
        name="ids"
        value={id}
        form={bulkFormId}
        label={<span className="sr-only">{t`Select ${title}`}</span>}
        className="absolute start-4 top-4 lg:static"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <ProductTitle product={product} />
      <span>
        <StatusPill status={state} />
      </span>
      <span className="max-lg:order-1">
        <QuickLink {...quick} label={t`Change the price of ${title}`}>
          <ProductPriceRange product={product} />
        </QuickLink>
      </span>
      <span className="max-lg:order-1">
        <QuickLink {...quick} label={t`Change the stock of ${title}`}>
          <StockWords product={product} />
        </QuickLink>
      </span>
      <span className="num text-[15px] text-ink-2 max-lg:justify-self-end lg:text-end">
        {count(sold)}
        <span className="lg:sr-only">
          {' '}
          <Trans>sold</Trans>
        </span>
      </span>
      <span className="justify-self-end max-lg:absolute max-lg:end-2 max-lg:top-2">
        <ProductActions product={product} />
      </span>
      {isOpen && <QuickPanel product={product} asked={asked} />}
    </li>
  );
}
