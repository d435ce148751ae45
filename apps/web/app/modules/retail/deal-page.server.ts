import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { createDeal, type Deal, getDeal, updateDeal } from '@souk/contract/modules/discounts/deals';
import { listPrices } from '@souk/contract/modules/retail/product-lists';
import { listMyProducts, type Product, type ProductForm } from '@souk/contract/modules/retail/products';
import { toPage } from '@souk/contract/shared/page';
import { data, redirect } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { findOwnProduct } from './product-form.server.ts';

const searchOf = ({ request }: PageArgs) => new URL(request.url).searchParams;

/** The variant whose price a deal shows: the cheapest on sale. */
const cheapestOf = ({ variants }: ProductForm) =>
  variants
    .filter(({ is_active }) => is_active)
    .toSorted((one, other) => one.price.cents - other.price.cents)[0] ?? variants[0];

/** The product with the prices that a deal is measured by. */
async function measured(args: PageArgs, product: ProductForm) {
  const cheapest = cheapestOf(product);
  const history = cheapest ? await orNull(call(args, listPrices, { params: { id: cheapest.id } })) : null;
  return {
    id: product.id,
    title: product.title,
    image: product.image,
    priceCents: cheapest?.price.cents ?? product.price.cents,
    lowestCents: history?.lowest_30_days.cents ?? null,
    hasOnePrice: product.price.cents === product.price_to.cents,
  };
}

export type MeasuredProduct = Awaited<ReturnType<typeof measured>>;

async function findDeal(args: PageArgs): Promise<Deal | null> {
  const id = Number(searchOf(args).get('id'));
  return Number.isSafeInteger(id) && id > 0 ? orNull(call(args, getDeal, { params: { deal_id: id } })) : null;
}

/** Today in the shop's zone, `YYYY-MM-DD`. */
async function shopDay(args: PageArgs): Promise<string> {
  const { time_zone: timeZone } = await call(args, getUserProfile);
  return datesIn(timeZone).isoDay(pageStateOf(args).now);
}

const noPage = { page: 1, page_size: 10 };

/** The deal being written: first its product is chosen, then its terms. */
export async function loadDealPage(args: PageArgs, { seller_type: sellerType }: Viewer) {
  const query = searchOf(args);
  const deal = await findDeal(args);
  if (query.has('id') && !deal?.moves.includes('change')) throw redirect('/daily-deals');
  const product = await findOwnProduct(args, deal?.product.id ?? query.get('product'));
  if (product) {
    const [of, today] = await Promise.all([measured(args, product), shopDay(args)]);
    return { kind: 'terms' as const, deal, product: of, today };
  }
  const keyword = query.get('keyword')?.trim().slice(0, 100) ?? '';
  const page = query.get('page') ?? 1;
  if (sellerType !== 'retail')
    return { kind: 'choice' as const, products: toPage<Product>([], 0, noPage), keyword };
  const products = await call(args, listMyProducts, { query: { status: 'approved', keyword, page } });
  return { kind: 'choice' as const, products, keyword };
}

/** The form with whichever of the two terms was chosen. */
function termsOf(form: FormData, isNew: boolean): FormData {
  const isPercent = form.get('_kind') !== 'price';
  if (isPercent) form.set('price', '');
  else if (isNew) form.set('discount_percent', '');
  else form.delete('discount_percent');
  return form;
}

export async function saveDeal(args: PageArgs) {
  const query = searchOf(args);
  const id = query.get('id');
  const form = termsOf(await postedForm(args), id === null);
  const sent =
    id === null
      ? await submit(args, createDeal, { form, also: { item_ids: [query.get('product') ?? ''] } })
      : await submit(args, updateDeal, { form, params: { deal_id: id } });
  return sent.ok
    ? redirectWithToast(args, '/daily-deals', sent.message)
    : data({ problems: sent.problems }, { status: sent.status });
}
