import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { bulkEditProducts, bulkRefusedText } from '@souk/contract/modules/retail/product-sheets';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { bulkChangeOf } from '../bulk-change.ts';
import { BulkForm } from '../components/product-table/bulk-form.tsx';
import { BulkReport } from '../components/product-table/bulk-report.tsx';
import { findOwnProduct, loadShopGroups } from '../product-form.server.ts';
import { idsFrom } from '../product-tabs.ts';
import type { Route } from './+types/product-bulk.ts';

export const handle = { access: 'business:retail', screen: 'ProductBulk' };

const home = '/ad-management';
/** As many as one page of the management shows. */
const mostAtOnce = 20;

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['retail']);
  const { searchParams } = new URL(args.request.url);
  const ids = idsFrom(searchParams.getAll('ids')).slice(0, mostAtOnce);
  const [groups, found] = await Promise.all([
    loadShopGroups(args),
    Promise.all(ids.map((id) => findOwnProduct(args, id))),
  ]);
  const products = found.filter((product) => product !== null);
  if (products.length === 0) throw redirect(home);
  return { products, groups, back: safePath(searchParams.get('back') ?? home) };
}

/** Makes one change to all chosen products, or to none and shows why. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['retail']);
  const form = await postedForm(args);
  const back = safePath(form.get('_back') ?? home);
  const asked = { product_ids: idsFrom(form.getAll('_ids')), change: bulkChangeOf(form) };
  const sent = await submit(args, bulkEditProducts, { form: new FormData(), also: asked });
  if (!sent.ok) {
    // The change's own fields stand in the form without their prefix.
    const fields = Object.fromEntries(
      Object.entries(sent.problems.fields).map(([name, texts]) => [name.replace(/^change\./, ''), texts]),
    );
    return data({ problems: { ...sent.problems, fields }, refused: [] }, { status: sent.status });
  }
  const { refused } = sent.reply;
  if (refused.length > 0) return data({ problems: { form: bulkRefusedText }, refused }, { status: 422 });
  return redirectWithToast(args, back, sent.message);
}

export default function ProductBulk({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { products, groups, back } = loaderData;
  return (
    <div className="mx-auto max-w-read lg:py-2">
      <title>{t`Edit products | Souk`}</title>
      <Breadcrumbs crumbs={[{ label: t`Ad Management`, to: back }, { label: t`Edit selected` }]} />
      <h1 className="h-page mt-3 mb-5">
        <Plural value={products.length} one="Edit # product" other="Edit # products" />
      </h1>
      <FormScope of={actionData?.problems}>
        {actionData && <BulkReport refused={actionData.refused} />}
        <BulkForm products={products} groups={groups} back={back} />
      </FormScope>
      <p className="mt-4 text-sm text-ink-3">
        <Trans>A change applies to all of these products or to none of them.</Trans>
      </p>
    </div>
  );
}
