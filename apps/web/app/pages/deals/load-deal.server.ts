import { getService, listServicePrices, listServices } from '@souk/contract/modules/appointments/services';
import { createDeal, type Deal, getDeal, updateDeal } from '@souk/contract/modules/discounts/deals';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { listPrices } from '@souk/contract/modules/retail/product-lists';
import { listMyProducts, type ProductForm } from '@souk/contract/modules/retail/products';
import { data, redirect } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { idOf } from '../../lib/typed-values.ts';
import type { Viewer } from '../../lib/viewer.ts';
import type { MeasuredThing } from '../../modules/discounts/index.ts';
import { findOwnProduct } from '../../modules/retail/index.server.ts';

const searchOf = ({ request }: PageArgs) => new URL(request.url).searchParams;

/** The variant whose price a deal shows: the cheapest on sale. */
const cheapestOf = ({ variants }: ProductForm) =>
  variants
    .filter(({ is_active }) => is_active)
    .toSorted((one, other) => one.price.cents - other.price.cents)[0] ?? variants[0];

async function measuredProduct(args: PageArgs, id: unknown): Promise<MeasuredThing | null> {
  const product = await findOwnProduct(args, id);
  if (!product) return null;
  const cheapest = cheapestOf(product);
  const history = cheapest ? await orNull(call(args, listPrices, { params: { id: cheapest.id } })) : null;
  return {
    title: product.title,
    image: product.image,
    priceCents: cheapest?.price.cents ?? product.price.cents,
    lowestCents: history?.lowest_30_days.cents ?? null,
    hasOnePrice: product.price.cents === product.price_to.cents,
  };
}

async function measuredService(args: PageArgs, id: unknown): Promise<MeasuredThing | null> {
  const service_id = idOf(id);
  if (service_id === null) return null;
  const service = await orNull(call(args, getService, { params: { service_id } }));
  if (!service?.price) return null;
  const history = await orNull(call(args, listServicePrices, { params: { service_id } }));
  return {
    title: service.name,
    image: service.image,
    priceCents: service.price.cents,
    lowestCents: history?.lowest_30_days?.cents ?? null,
    hasOnePrice: true,
  };
}

const findDeal = async (args: PageArgs): Promise<Deal | null> => {
  const deal_id = idOf(searchOf(args).get('id'));
  return deal_id === null ? null : orNull(call(args, getDeal, { params: { deal_id } }));
};

/** Today in the seller's zone, `YYYY-MM-DD`. */
async function sellerDay(args: PageArgs): Promise<string> {
  const { time_zone: timeZone } = await call(args, getUserProfile);
  return datesIn(timeZone).isoDay(pageStateOf(args).now);
}

const servicesAtOnce = 20;

/** What a deal could be on: products in shops, services everywhere else. */
async function loadChoice(args: PageArgs, isShop: boolean) {
  const query = searchOf(args);
  const page = query.get('page') ?? 1;
  if (!isShop) {
    const services = await orNull(
      call(args, listServices, { query: { status: 'active', page, page_size: servicesAtOnce } }),
    );
    return { kind: 'services' as const, services };
  }
  const keyword = query.get('keyword')?.trim().slice(0, 100) ?? '';
  const products = await call(args, listMyProducts, { query: { status: 'approved', keyword, page } });
  return { kind: 'products' as const, products, keyword };
}

/** The deal being written: first what it is on is chosen, then its terms. */
export async function loadDealPage(args: PageArgs, { seller_type: sellerType }: Viewer) {
  const query = searchOf(args);
  const deal = await findDeal(args);
  if (query.has('id') && !deal?.moves.includes('change')) throw redirect('/daily-deals');
  const isShop = sellerType === 'retail';
  const thing = isShop
    ? await measuredProduct(args, deal?.product?.id ?? query.get('product'))
    : await measuredService(args, deal?.service?.id ?? query.get('service'));
  if (!thing) return loadChoice(args, isShop);
  return { kind: 'terms' as const, isShop, deal, thing, today: await sellerDay(args) };
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
  const service = query.get('service');
  const on = service === null ? { item_ids: [query.get('product') ?? ''] } : { service_ids: [service] };
  const sent =
    id === null
      ? await submit(args, createDeal, { form, also: on })
      : await submit(args, updateDeal, { form, params: { deal_id: id } });
  return sent.ok
    ? redirectWithToast(args, '/daily-deals', sent.message)
    : data({ problems: sent.problems }, { status: sent.status });
}
