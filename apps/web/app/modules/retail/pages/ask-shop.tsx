import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { askQuestion } from '@souk/contract/modules/retail/questions';
import { pageTitle } from '../../../lib/page-head.ts';
import { AskForm } from '../components/ask-form.tsx';
import { ProductFormPage } from '../components/product-form-page.tsx';
import { loadForForm, sendForProduct } from '../send-for-product.server.ts';
import type { Route } from './+types/ask-shop.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailDetail' };

export const loader = async (args: Route.LoaderArgs) => ({
  product: await loadForForm(args, args.params.productId),
});

export const action = (args: Route.ActionArgs) =>
  sendForProduct(args, {
    productId: args.params.productId,
    endpoint: askQuestion,
    given: (id) => ({ params: { id } }),
  });

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Ask the shop`),
  { name: 'robots', content: 'noindex' },
];

export default function AskShop({ loaderData: { product }, actionData }: Route.ComponentProps) {
  return (
    <ProductFormPage product={product} title={<Trans>Ask {product.seller.name}</Trans>}>
      <AskForm product={product} problems={actionData} />
    </ProductFormPage>
  );
}
