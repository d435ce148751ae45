import type { BookableBusiness } from '@souk/contract/modules/appointments/bookings';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { listInUse } from '../../availability/index.ts';
import { presentTerms, termsOf } from '../../bookings/index.ts';
import { effectiveType, getUser } from '../../identity/index.ts';
import type { BusinessRow } from '../../sellers/index.ts';
import { factsOf, noFacts } from '../people/person.present.ts';
import { kindOfBusiness } from './kind-of-business.ts';

/** A business as its customers book it; at one of another trade there is nothing to book. */
export async function presentBookable(reader: Reader, business: BusinessRow): Promise<BookableBusiness> {
  const kind = kindOfBusiness(business);
  if (!kind) throw new Problem('record-not-found');
  const [user, resources, terms] = await Promise.all([
    getUser(reader, business.userId),
    listInUse(reader, business.userId),
    termsOf(reader, business.userId),
  ]);
  const people = resources.filter(({ kind }) => kind === 'person');
  const facts = await factsOf(
    reader,
    people.map(({ id }) => id),
  );
  return {
    business_id: business.id,
    user_id: business.userId,
    business_name: business.businessName,
    slug: business.slug,
    seller_type: effectiveType(business.sellerType, user.subType),
    kind,
    time_zone: user.timeZone,
    people: people.map(({ id, name }) => ({ id, name, ...(facts.get(id) ?? noFacts) })),
    terms: presentTerms(terms),
  };
}
