import { findFreeDays, getBookableBusiness } from '@souk/contract/modules/appointments/bookings';
import type { Service } from '@souk/contract/modules/appointments/services';
import { listPublicPromotions } from '@souk/contract/modules/discounts/promotions';
import { listPublicReviews, type ReviewPage } from '@souk/contract/modules/reviews/reviews';
import { search } from '@souk/contract/modules/search/search';
import { getPublicBusinessBySlug } from '@souk/contract/modules/sellers/profiles';
import { SellerType } from '@souk/contract/shared/seller-types';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { datesIn } from '../../lib/dates.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { visitorPrivateOrOwner } from '../../lib/session.server.ts';
import { isId } from '../search/index.ts';
import { everyPage } from '../sellers/index.server.ts';
import { listPackagesOf, listServicesOf } from './load-booking.server.ts';
import { serviceKind } from './service-paths.ts';

/** The kind by which reviews name the two sides of bookings. */
const partyKind = 'bookings.party';
const reviewsAtOnce = 10;

const missing = () => data(null, { status: 404 });

/** The services of a seller that are on the viewer's wishlist. */
async function wishedOf(args: PageArgs, sellerId: number): Promise<number[]> {
  const found = await everyPage(({ page, page_size }) =>
    call(args, search, { query: { module: 'booking', owner_id: sellerId, page, page_size } }),
  );
  return found.flatMap(({ id, kind, is_wishlisted }) => (kind === serviceKind && is_wishlisted ? [id] : []));
}

const daysAhead = 14;

/** When the shortest service with a price is free next, and whether that is today at the business's place. */
async function nextFreeOf(
  args: PageArgs,
  businessId: number,
  timeZone: string,
  services: readonly Service[],
) {
  const [shortest] = services
    .filter(({ price_kind: kind }) => kind !== 'quote')
    .toSorted((one, other) => one.duration_minutes - other.duration_minutes);
  if (!shortest) return null;
  const from = datesIn(timeZone).isoDay(pageStateOf(args).now);
  const query = { business_id: businessId, service_ids: [shortest.id], from, days: daysAhead };
  const days = (await orNull(call(args, findFreeDays, { query }))) ?? [];
  const free = days.find(({ first }) => first !== null);
  return free?.first ? { at: free.first, isToday: free.date === from, timeZone } : null;
}

async function loadPage(args: PageArgs & { url: URL }, slug: string) {
  const business = await call(args, getPublicBusinessBySlug, { params: { module: 'booking', slug } });
  const viewer = await visitorPrivateOrOwner(args, business.user_id);
  const page = args.url.searchParams.get('page') ?? '1';
  const query = { module_type: partyKind, item_id: business.user_id, page_size: reviewsAtOnce, page };
  const businessId = business.business_id;
  const [bookable, services, packages, promotions, reviews, wished] = await Promise.all([
    call(args, getBookableBusiness, { params: { business_id: businessId } }),
    listServicesOf(args, businessId),
    listPackagesOf(args, businessId),
    call(args, listPublicPromotions, { params: { business_id: businessId }, query: { page_size: 20 } }),
    orNull<ReviewPage>(call(args, listPublicReviews, { query })),
    viewer ? wishedOf(args, business.user_id) : [],
  ]);
  const { people, terms, is_wishlisted } = bookable;
  const nextFree = await nextFreeOf(args, business.business_id, bookable.time_zone, services);
  const path = `/business-detail/${business.seller_type}/${business.slug}`;
  return {
    business,
    people,
    terms,
    services,
    packages,
    promotions: promotions.data,
    reviews,
    wished,
    isWished: is_wishlisted,
    nextFree,
    path,
  };
}

/** A business under its type and slug; another spelling of the type leads to its own. */
export async function loadBusinessAt(args: PageArgs & { url: URL }, slug: string | undefined) {
  const [, , typed = ''] = args.url.pathname.split('/');
  const found = await loadPage(args, slug ?? '');
  const type = SellerType.safeParse(typed);
  if (!type.success || type.data !== found.business.seller_type)
    throw redirect(`${found.path}${args.url.search}`, 301);
  return found;
}

/** A business by its id, as the addresses of the bookings name it. */
export async function loadBusinessWith(
  args: PageArgs & { url: URL },
  { module, id }: { module: string | undefined; id: string | undefined },
) {
  if (!isId(id) || !SellerType.safeParse(module).success) throw missing();
  const { slug } = await call(args, getBookableBusiness, { params: { business_id: Number(id) } });
  return loadPage(args, slug);
}

/** The business that `?slug=` or `?id=` names; without one there is no page. */
export async function loadNamedBusiness(args: PageArgs & { url: URL }) {
  const { searchParams } = args.url;
  const [slug, id] = [searchParams.get('slug'), searchParams.get('id') ?? undefined];
  if (slug) return loadPage(args, slug);
  if (!isId(id)) throw redirect('/page-not-found');
  const found = await call(args, getBookableBusiness, { params: { business_id: Number(id) } });
  return loadPage(args, found.slug);
}

export type BusinessPageData = Awaited<ReturnType<typeof loadPage>>;
