import { inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { users } from '../../identity/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { publicName } from './review.rules.ts';

export interface ReviewPerson {
  id: number;
  name: string;
  image: string | null;
}

/**
 * Authors and reviewed people under their public names: a business by its name, a person by their first name.
 */
export async function findPeople(
  reader: Reader,
  userIds: readonly number[],
): Promise<Map<number, ReviewPerson>> {
  if (userIds.length === 0) return new Map();
  const rows = await reader
    .select({ id: users.id, name: users.name, image: users.imagePath, status: users.status })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  const businesses = await businessCards(reader, userIds);
  return new Map(
    rows.map(({ status, ...person }) => {
      const business = businesses.get(person.id);
      if (business)
        return [
          person.id,
          { ...person, name: business.businessName, image: business.logoPath ?? person.image },
        ];
      return [person.id, status === 'deleted' ? person : { ...person, name: publicName(person.name) }];
    }),
  );
}
