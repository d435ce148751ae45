import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { getAdminProduct } from '@souk/contract/modules/admin/products';
import { call } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { TextLink } from '../../../ui/link.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { ProductPreview } from '../components/product-preview.tsx';
import { QueueDecisions } from '../components/queue-decisions.tsx';
import { ReviewPanels } from '../components/review-panels.tsx';
import { StatePill } from '../components/state-pill.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/product.ts';

export const handle = { access: 'admin', screen: 'AdminProductDetail' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  return { product: await call(args, getAdminProduct, { params: { id: args.params.id } }) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  deskMeta(matches, loaderData?.product.title ?? msg`Product`);

export default function AdminProduct({ loaderData }: Route.ComponentProps) {
  const { product } = loaderData;
  return (
    <>
      <DeskHead
        title={product.title}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <StatePill state={product.state} />
            <TextLink to="/admin/products?status=pending">
              <Trans>Back to the queue</Trans>
            </TextLink>
            {product.state === 'approved' && (
              <TextLink to={product.path}>
                <Trans>Open on the market</Trans>
              </TextLink>
            )}
          </span>
        }
      >
        <QueueDecisions queue="products" item={product} />
      </DeskHead>
      <ReviewPanels review={product}>
        <ProductPreview product={product} />
      </ReviewPanels>
    </>
  );
}
