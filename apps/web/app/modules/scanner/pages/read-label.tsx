import { msg } from '@lingui/core/macro';
import { pageTitle } from '../../../lib/page-head.ts';
import { loadAddProduct } from '../add-product.server.ts';
import { AddProductForm } from '../components/add-product-form.tsx';
import { AddProductHead } from '../components/add-product-head.tsx';
import { ReadWords } from '../components/read-photo.tsx';
import { readLabel } from '../read-label.server.ts';
import type { Route } from './+types/read-label.ts';

export const handle = { access: 'public', screen: 'AddFoodProduct' };

export const loader = (args: Route.LoaderArgs) => loadAddProduct(args);
export const action = (args: Route.ActionArgs) => readLabel(args);

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, msg`Add a product`),
  { name: 'robots', content: 'noindex' },
];

/** The form filled with the recognised text, for browsers without scripts. */
export default function ReadLabel({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="page pt-5 pb-14">
      <AddProductHead />
      {actionData?.label && <ReadWords label={actionData.label} />}
      <div className="mt-6">
        <AddProductForm page={loaderData} problems={actionData?.problems} />
      </div>
    </div>
  );
}
