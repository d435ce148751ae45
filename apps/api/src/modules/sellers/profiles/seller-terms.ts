import { and, eq, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { idsNamed, keepQuery } from '../../../platform/db/keep-query.ts';
import { keepRows } from '../../../platform/kept-rows.ts';
import { users } from '../../identity/index.ts';
import { files } from '../../media/index.ts';
import { type Postage, postagesOf } from '../postage/postage.queries.ts';
import { type PostageEnd, postageEnd } from '../postage/postage.rules.ts';
import { publicPlaceOfBusiness } from './place.rules.ts';
import { type BusinessRow, businessProfiles } from './profile.tables.ts';

/** A business's facts for cards. */
export interface BusinessCard {
  userId: number;
  businessId: number;
  businessName: string;
  slug: string;
  sellerType: BusinessRow['sellerType'];
  module: BusinessRow['module'];
  logoPath: string | null;
  suburb: string | null;
  /** Where it sends parcels from, if known. */
  place: PostageEnd | null;
  abn: string | null;
  isGstRegistered: boolean;
}

/** Everything that a sale needs to know of its seller. */
export interface SellerTerms {
  card: BusinessCard;
  /** Null if it has set no postage. */
  postage: Postage | undefined;
}

const businessRows = keepQuery((reader) =>
  reader
    .select({ business: businessProfiles, logoPath: files.path })
    .from(businessProfiles)
    .innerJoin(users, and(eq(users.id, businessProfiles.userId), ne(users.status, 'deleted')))
    .leftJoin(files, eq(files.id, businessProfiles.logoFileId))
    .where(sql`${businessProfiles.userId} = any(${idsNamed('userIds')})`),
);

function cardOf(business: BusinessRow, logoPath: string | null): BusinessCard {
  const place = publicPlaceOfBusiness(business);
  return {
    userId: business.userId,
    businessId: business.id,
    businessName: business.businessName,
    slug: business.slug,
    sellerType: business.sellerType,
    module: business.module,
    logoPath,
    suburb: place?.city || null,
    place: place && postageEnd(place),
    abn: business.abn,
    isGstRegistered: business.isGstRegistered,
  };
}

async function loadTerms(reader: Reader, userIds: readonly number[]): Promise<Map<number, SellerTerms>> {
  const rows = await businessRows(reader).execute({ userIds });
  const postages = await postagesOf(
    reader,
    rows.map(({ business }) => business.id),
  );
  return new Map(
    rows.map(({ business, logoPath }) => [
      business.userId,
      { card: cardOf(business, logoPath), postage: postages.get(business.id) },
    ]),
  );
}

const terms = keepRows({ channel: 'souk_sellers', load: loadTerms });

/** Seller → card and postage; users without a business are left out. */
export const sellerTerms = terms.of;

/** Drops the cached terms; whoever writes a business or its postage calls it in the same transaction. */
export const sellerChanges = terms.changes;

export const sellerChannels = { [terms.channel]: terms.drop };

/** Cards of the businesses of these users; users without one are left out. */
export async function businessCards(
  reader: Reader,
  userIds: readonly number[],
): Promise<Map<number, BusinessCard>> {
  const found = await sellerTerms(reader, userIds);
  return new Map([...found].map(([userId, { card }]) => [userId, card]));
}
