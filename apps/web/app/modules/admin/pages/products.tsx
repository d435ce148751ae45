import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  getAdminProduct,
  listAdminProducts,
  listedProductStates,
} from '@souk/contract/modules/admin/products';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { DeskHead } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { ProductDesks } from '../components/product-desks.tsx';
import { ProductPreview } from '../components/product-preview.tsx';
import { QueueBoard } from '../components/queue-board.tsx';
import { QueueTabs } from '../components/queue-tabs.tsx';
import { ReviewPanels } from '../components/review-panels.tsx';
import { deskMeta } from '../desk-meta.ts';
import { loadChosen } from '../load-chosen.server.ts';
import type { Route } from './+types/products.ts';

export const handle = { access: 'admin', screen: 'AdminProducts' };

/** Without a state the queue shows what waits; `all` shows everything. */
const firstState = 'pending';

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const {
    product: asked,
    status = firstState,
    ...query
  } = Object.fromEntries(new URL(args.request.url).searchParams);
  const wanted = status === 'all' ? {} : { status };
  const products = await call(args, listAdminProducts, { query: { ...query, ...wanted, page_size: 20 } });
  const review = await loadChosen(products.data, asked, (id) =>
    call(args, getAdminProduct, { params: { id } }),
  );
  return { products, review, status };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Products`);

export default function AdminProducts({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { products, review, status } = loaderData;
  return (
    <>
      <DeskHead title={<Trans>Products</Trans>} lead={<Trans>{count(products.total)} found</Trans>}>
        <ProductDesks />
      </DeskHead>
      <QueueTabs queue="products" states={listedProductStates} current={status} />
      <div className="mt-4">
        <FilterBar keywordLabel={t`Title`} kept={{ status }} />
      </div>
      <QueueBoard
        queue="products"
        page={products}
        chosen={review}
        empty={<Trans>Products show up here as soon as their shops submit or change them.</Trans>}
      >
        {review && (
          <ReviewPanels key={review.id} review={review}>
            <ProductPreview product={review} />
          </ReviewPanels>
        )}
      </QueueBoard>
    </>
  );
}
