import { Trans, useLingui } from '@lingui/react/macro';
import { listPrices } from '@souk/contract/modules/retail/product-lists';
import { changeVariant } from '@souk/contract/modules/retail/products';
import { safePath } from '@souk/contract/shared/safe-path';
import { Pencil } from 'lucide-react';
import { data } from 'react-router';
import { call, submit } from '../../../lib/api.server.ts';
import { orNull } from '../../../lib/or-null.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { flashToast, redirectWithToast } from '../../../lib/toast.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { PricePanel } from '../components/product-table/price-panel.tsx';
import { VariantQuick } from '../components/product-table/variant-quick.tsx';
import { getOwnProduct } from '../own-product.server.ts';
import { editPath, stockPath } from '../product-tabs.ts';
import type { Route } from './+types/product-stock.ts';

export const handle = { access: 'business:retail', screen: 'ProductStock' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['retail']);
  const product = await getOwnProduct(args, args.params.productId);
  const asked = Number(new URL(args.request.url).searchParams.get('variant'));
  const shown = product.variants.find(({ id }) => id === asked) ?? product.variants[0];
  const history = shown ? await orNull(call(args, listPrices, { params: { id: shown.id } })) : null;
  return { product, shownId: shown?.id ?? null, history };
}

/** Changes one variant on the spot. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['retail']);
  const form = await postedForm(args);
  const variantId = Number(form.get('_variant'));
  const back = safePath(form.get('_back') ?? stockPath(Number(args.params.productId)));
  const sent = await submit(args, changeVariant, { params: { id: variantId }, form });
  if (!sent.ok) return data({ variantId, problems: sent.problems }, { status: sent.status });
  // A page that stays open forgets the refusal before; without scripts there is a page to go to.
  if (!form.has('_stays')) return redirectWithToast(args, back, sent.message);
  flashToast(args, { tone: 'good', title: sent.message });
  return data({ variantId, problems: null }, { status: 200 });
}

export default function ProductStock({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { product, shownId, history } = loaderData;
  const here = stockPath(product.id);
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Stock and price history | Souk`}</title>
      <Breadcrumbs crumbs={[{ label: t`Ad Management`, to: '/ad-management' }, { label: product.title }]} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="h-page wrap-anywhere">
            <Trans>Stock and price history</Trans>
          </h1>
          <p className="mt-1 flex flex-wrap items-center gap-2.5 text-[15px] text-ink-2">
            <bdi>{product.title}</bdi>
            <StatusPill status={product.state} />
          </p>
        </div>
        <ButtonLink to={editPath(product)} tone="line" icon={Pencil}>
          <Trans>Edit product</Trans>
        </ButtonLink>
      </div>
      <section aria-labelledby="stock" className="panel mt-6 p-5">
        <h2 id="stock" className="h-panel mb-4">
          <Trans>Price and stock</Trans>
        </h2>
        <ul className="divide-y divide-line">
          {product.variants.map((variant) => (
            <li key={variant.id} className="py-4 first:pt-0 last:pb-0">
              <VariantQuick product={product} variant={variant} back={here} refused={actionData} />
            </li>
          ))}
        </ul>
      </section>
      <PricePanel product={product} shownId={shownId} history={history} />
    </div>
  );
}
