import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@souk/contract/modules/retail/products';
import { CircleCheck, FileSpreadsheet, MessageCircleQuestionMark, Plus } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TextLink } from '../../../../ui/link.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import type { ProductTableState } from '../../product-table.server.ts';
import { editPath } from '../../product-tabs.ts';
import { ProductBulkBar } from './bulk-bar.tsx';
import { NoProducts } from './no-products.tsx';
import { ProductFilter } from './product-filter.tsx';
import { ProductRow, productColumns } from './product-row.tsx';
import { ProductTabs } from './product-tabs-bar.tsx';

function Heads() {
  const { t } = useLingui();
  const heads = [t`Product`, t`State`, t`Price`, t`Stock`];
  return (
    <div
      aria-hidden="true"
      className={`hidden items-center gap-x-4 border-b border-line px-4 py-2.5 text-sm font-medium text-ink-2 lg:grid ${productColumns}`}
    >
      <span />
      {heads.map((head) => (
        <span key={head}>{head}</span>
      ))}
      <span className="text-end">{t`Sold`}</span>
    </div>
  );
}

/** Own products, one line each, with their actions. */
function ProductTable({ products }: { products: readonly Product[] }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [open, setOpen] = useState<number>();
  const choose = (id: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <>
      <ProductBulkBar products={products} chosen={chosen} onChoose={(ids) => setChosen(new Set(ids))} />
      <div className="panel mt-3">
        <Heads />
        <ul aria-label={t`Your products`}>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              product={product}
              isChosen={chosen.has(product.id)}
              isOpen={open === product.id}
              onChoose={(isChosen) => choose(product.id, isChosen)}
              onToggle={() => setOpen(open === product.id ? undefined : product.id)}
            />
          ))}
        </ul>
      </div>
    </>
  );
}

/** The product that was just submitted, and what happens next. */
function Posted({ product }: { product: Product }) {
  const isPublic = product.state === 'approved';
  return (
    <div className="mt-6 flex items-start gap-3 rounded-lg bg-good-soft p-4">
      <Icon of={CircleCheck} size={22} className="mt-0.5 text-good" />
      <div>
        <p className="font-semibold text-good">
          {isPublic ? (
            <Trans>Product is public.</Trans>
          ) : (
            <Trans>Product is pending for approval from Admin.</Trans>
          )}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-[15px]">
          <TextLink to={product.path}>
            <Trans>See the product</Trans>
          </TextLink>
          <TextLink to={editPath(product)}>
            <Trans>Edit it</Trans>
          </TextLink>
          <TextLink to={`/post-ad?copy=${product.id}`}>
            <Trans>Add one like it</Trans>
          </TextLink>
        </p>
      </div>
    </div>
  );
}

function Head({ openQuestions }: { openQuestions: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="h-page">
        <Trans>Ad Management</Trans>
      </h1>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink to="/ad-management/questions" tone="line" icon={MessageCircleQuestionMark}>
          {openQuestions > 0 ? (
            <Plural value={openQuestions} one="# open question" other="# open questions" />
          ) : (
            <Trans>Questions</Trans>
          )}
        </ButtonLink>
        <ButtonLink to="/ad-management/sheet" tone="line" icon={FileSpreadsheet}>
          <Trans>Import and export</Trans>
        </ButtonLink>
        <ButtonLink to="/post-ad" icon={Plus}>
          <Trans>Add a product</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

/** A shop's products by state, with prices and stock. */
export function ProductManagement({ shown }: { shown: ProductTableState }) {
  const { t } = useLingui();
  const { products, counts, tab, keyword, sort, posted } = shown;
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Ad Management | Souk`}</title>
      <Head openQuestions={counts.open_questions} />
      {posted && <Posted product={posted} />}
      <ProductTabs counts={counts} tab={tab} />
      <ProductFilter tab={tab} keyword={keyword} sort={sort} />
      {products.data.length === 0 ? (
        <div className="mt-6">
          <NoProducts tab={tab} keyword={keyword} />
        </div>
      ) : (
        <ProductTable key={`${tab} ${products.current_page}`} products={products.data} />
      )}
      <div className="mt-6">
        <Pager current={products.current_page} last={products.last_page} />
      </div>
    </div>
  );
}
