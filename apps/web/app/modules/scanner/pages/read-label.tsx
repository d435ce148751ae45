import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { loadAddProduct } from '../add-product.server.ts';
import { AddProductForm } from '../components/add-product-form.tsx';
import { ReadWords } from '../components/read-photo.tsx';
import { readLabel } from '../read-label.server.ts';
import type { Route } from './+types/read-label.ts';

export const handle = { access: 'public', screen: 'AddFoodProduct' };

export const loader = (args: Route.LoaderArgs) => loadAddProduct(args);
export const action = (args: Route.ActionArgs) => readLabel(args);

export const meta: Route.MetaFunction = () => [
  { title: 'Add a product | Souk' },
  { name: 'robots', content: 'noindex' },
];

/** The form with what was read in it, for browsers without scripts. */
export default function ReadLabel({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="page pt-5 pb-14">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, to: '/' },
          { label: t`Food Scanner`, to: '/food-scanner' },
          { label: t`Add a product` },
        ]}
      />
      <h1 className="h-page mt-3" tabIndex={-1}>
        <Trans>Add a product</Trans>
      </h1>
      {actionData?.label && <ReadWords label={actionData.label} />}
      <div className="mt-6">
        <AddProductForm page={loaderData} problems={actionData?.problems} />
      </div>
    </div>
  );
}
