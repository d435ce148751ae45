import type { getBookingBusiness } from '@souk/contract/modules/appointments/listings';
import type { BodyOf, ReplyOf } from '@souk/contract/shared/endpoint';
import { SellerType } from '@souk/contract/shared/seller-types';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { partyKind } from '../../bookings/index.ts';
import { countOf, findSummaries, meanOf, noReviews } from '../../reviews/index.ts';
import { findBusinessBySlug, getShownBusiness, presentPublicBusiness } from '../../sellers/index.ts';
import { presentBookable } from '../bookings/bookable.present.ts';
import { presentServices } from '../services/service.present.ts';
import { listAllPublicServices } from '../services/service.queries.ts';

type Asked = BodyOf<typeof getBookingBusiness>;

async function businessAt(reader: Reader, { id, slug = '' }: Asked) {
  if (id !== undefined) return getShownBusiness(reader, id);
  const business = await findBusinessBySlug(reader, slug, 'booking');
  if (!business) throw new Problem('record-not-found');
  return getShownBusiness(reader, business.id);
}

/** Everything on the page of a business; one of another type than was named is not found. */
export async function presentBusiness(
  reader: Reader,
  asked: Asked,
): Promise<ReplyOf<typeof getBookingBusiness>> {
  const business = await businessAt(reader, asked);
  const { kind, people, terms, seller_type: type } = await presentBookable(reader, business);
  if (asked.module_type !== 'booking' && SellerType.safeParse(asked.module_type).data !== type)
    throw new Problem('record-not-found');
  const { userId } = business;
  const [shown, summaries, services] = await Promise.all([
    presentPublicBusiness(reader, business),
    findSummaries(reader, partyKind, [userId]),
    listAllPublicServices(reader, userId),
  ]);
  const stars = summaries.get(userId) ?? noReviews;
  return {
    ...shown,
    kind,
    people,
    terms,
    services: await presentServices(reader, services),
    rating: meanOf(stars),
    rating_count: countOf(stars),
  };
}
