import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { data, redirect } from 'react-router';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ProductEdit } from '../components/product-form/product-edit.tsx';
import { loadProductEdit, saveProductEdit } from '../product-edit.server.ts';
import { editPath, stockPath } from '../product-tabs.ts';
import type { Route } from './+types/product-edit.ts';

export const handle = { access: 'business:retail', screen: 'ProductEdit' };

const restoreFirst = msg`Restore the product before you edit it.`;

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['retail']);
  const edit = await loadProductEdit(args, args.params.productId);
  const path = editPath(edit.product);
  if (path.startsWith('/post-ad')) throw redirect(path);
  if (edit.product.state === 'archived')
    throw redirectWithToast(args, stockPath(edit.product.id), { tone: 'warn', title: restoreFirst });
  return edit;
}

/** Saves the whole form; changes that an admin judges send the product back to them. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['retail']);
  const saved = await saveProductEdit(args, args.params.productId);
  return saved instanceof Response ? saved : data(saved, { status: 422 });
}

export default function ProductEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <title>{t`Edit product | Souk`}</title>
      <ProductEdit
        key={`${loaderData.product.id} ${loaderData.product.updated_at}`}
        edit={loaderData}
        outcome={actionData ?? null}
      />
    </>
  );
}
