import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { reportProduct } from '@souk/contract/modules/retail/reports';
import { pageTitle } from '../../../lib/page-head.ts';
import { ProductFormPage } from '../components/product-form-page.tsx';
import { ReportForm } from '../components/report-form.tsx';
import { loadForForm, sendForProduct } from '../send-for-product.server.ts';
import type { Route } from './+types/report-product.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailDetail' };

export const loader = async (args: Route.LoaderArgs) => ({
  product: await loadForForm(args, args.params.productId),
});

export const action = (args: Route.ActionArgs) =>
  sendForProduct(args, {
    productId: args.params.productId,
    endpoint: reportProduct,
    given: (id) => ({ also: { item_id: id } }),
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Report this product`),
  { name: 'robots', content: 'noindex' },
];

export default function ReportProduct({ loaderData: { product }, actionData }: Route.ComponentProps) {
  return (
    <ProductFormPage product={product} title={<Trans>Report this product</Trans>}>
      <ReportForm product={product} problems={actionData} />
    </ProductFormPage>
  );
}
