import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { pageHead } from '../../../lib/page-head.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { type KnownFood, loadAddProduct, sendProduct } from '../add-product.server.ts';
import { AddProductForm } from '../components/add-product-form.tsx';
import { AddProductHead } from '../components/add-product-head.tsx';
import { AddedThanks } from '../components/added-thanks.tsx';
import { OwnContributions } from '../components/own-contributions.tsx';
import type { Route } from './+types/add-product.ts';

export const handle = { access: 'public', screen: 'AddFoodProduct' };

export const loader = (args: Route.LoaderArgs) => loadAddProduct(args);
export const action = (args: Route.ActionArgs) => sendProduct(args);

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, {
    title: msg`Add a product`,
    description: msg`Tell the Food Scanner about a product it does not know yet: its ingredients are judged as you type.`,
  });

/** The code exists already: changes are suggested on the product's own page. */
function Known({ food }: { food: KnownFood }) {
  const { name } = food;
  return (
    <div role="status" className="mt-5 flex gap-3 rounded-lg bg-info-soft p-4 text-info">
      <Icon of={Info} className="mt-0.5" />
      <p className="text-[15px]">
        <Trans>
          We know this product already:{' '}
          <TextLink to={food.path}>
            <bdi>{name}</bdi>
          </TextLink>
          . If the pack says otherwise, report it there.
        </Trans>
      </p>
    </div>
  );
}

export default function AddProduct({ loaderData, actionData }: Route.ComponentProps) {
  const { code, added } = loaderData;
  const known = actionData?.existing ?? (actionData ? null : loaderData.known);
  return (
    <div className="page pt-5 pb-14">
      <AddProductHead />
      {added ? (
        <AddedThanks food={added} />
      ) : (
        <>
          <p className="mt-1 max-w-[60ch] text-ink-2">
            <Trans>Copy what is printed on the pack. Our verdict appears as you type.</Trans>
          </p>
          {known && <Known food={known} />}
          <div className="mt-6">
            <AddProductForm key={code} page={loaderData} problems={actionData?.problems} />
          </div>
        </>
      )}
      <OwnContributions own={loaderData.own} ownTotal={loaderData.ownTotal} />
    </div>
  );
}
