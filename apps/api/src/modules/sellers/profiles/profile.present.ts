import type { BusinessProfile, PublicBusiness } from '@souk/contract/modules/sellers/profiles';
import { flag } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { type CategoryRow, findCategory } from '../../catalogue/index.ts';
import { effectiveType, getUser, nationalPhone, type UserRow } from '../../identity/index.ts';
import { imagePaths } from '../../media/index.ts';
import { getSettings } from '../../settings/index.ts';
import { presentBrochure } from '../brochures/brochure.present.ts';
import { listAllBrochures } from '../brochures/brochure.queries.ts';
import { presentCertificate } from '../certificates/certificate.present.ts';
import { listShownCertificates } from '../certificates/certificate.queries.ts';
import { presentGalleryImage } from '../gallery/gallery.present.ts';
import { listAllGalleryImages } from '../gallery/gallery.queries.ts';
import { presentFolder } from '../portfolios/portfolio.present.ts';
import { listAllFolders } from '../portfolios/portfolio.queries.ts';
import { moneyOrNull, presentPostage } from '../postage/postage.present.ts';
import { findPostage } from '../postage/postage.queries.ts';
import { publicPlaceOfBusiness, showsStreet } from './place.rules.ts';
import { hasPage } from './profile.policy.ts';
import { listOpeningHours, listSubCategoryIds } from './profile.queries.ts';
import { presentWeek } from './profile.rules.ts';
import type { BusinessRow } from './profile.tables.ts';

const presentName = ({ id, name, slug }: CategoryRow) => ({ id, name, slug });

async function presentCategories(reader: Reader, business: BusinessRow) {
  const category = business.categoryId === null ? undefined : await findCategory(reader, business.categoryId);
  const ids = await listSubCategoryIds(reader, business.id);
  const subs = await Promise.all(ids.map((id) => findCategory(reader, id)));
  return {
    category: category ? presentName(category) : null,
    sub_categories: subs.filter((row) => row !== undefined).map(presentName),
  };
}

async function presentFacts(reader: Reader, business: BusinessRow, user: UserRow) {
  const { currency } = await getSettings(reader);
  const [logos, postage, categories, hours] = await Promise.all([
    imagePaths(reader, business.logoFileId === null ? [] : [business.logoFileId]),
    // What is booked is not posted.
    business.module === 'booking' ? null : findPostage(reader, business.id),
    presentCategories(reader, business),
    listOpeningHours(reader, business.id),
  ]);
  return {
    business_id: business.id,
    user_id: business.userId,
    business_name: business.businessName,
    slug: business.slug,
    seller_type: effectiveType(business.sellerType, user.subType),
    module: business.module,
    ...categories,
    company_logo: logos.get(business.logoFileId ?? 0) ?? null,
    description: business.description,
    website: business.website,
    abn: business.abn,
    is_gst_registered: business.isGstRegistered,
    phone: nationalPhone(business.phone),
    countryCode: business.countryCode,
    address: business.address,
    shows_street: showsStreet(business),
    service_radius_km: business.serviceRadiusKm,
    opening_hours: presentWeek(hours),
    time_zone: user.timeZone,
    delivery: business.hasDelivery,
    pickup: business.hasPickup,
    delivery_fee: moneyOrNull(business.deliveryFeeCents, currency),
    min_order: moneyOrNull(business.minOrderCents, currency),
    prep_minutes: business.prepMinutes,
    postage_details: postage ? presentPostage(postage, currency) : null,
    created_at: business.createdAt.toISOString(),
  };
}

/** The business as its owner sees it. */
export async function presentOwnBusiness(reader: Reader, business: BusinessRow): Promise<BusinessProfile> {
  const user = await getUser(reader, business.userId);
  return {
    ...(await presentFacts(reader, business, user)),
    contact_name: business.contactName,
    profile_completed: flag(user.profileCompleted),
  };
}

/** The business as everybody may see it; documents for the admin are left out. */
export async function presentPublicBusiness(reader: Reader, business: BusinessRow): Promise<PublicBusiness> {
  const user = await getUser(reader, business.userId);
  if (!hasPage(user)) throw new Problem('user-not-found');
  const [facts, gallery, portfolios, brochures, certificates] = await Promise.all([
    presentFacts(reader, business, user),
    listAllGalleryImages(reader, business.id),
    listAllFolders(reader, business.id),
    listAllBrochures(reader, business.id),
    listShownCertificates(reader, business.id),
  ]);
  return {
    ...facts,
    address: publicPlaceOfBusiness(business),
    gallery: gallery.map(presentGalleryImage),
    portfolios: portfolios.map(presentFolder),
    brochures: brochures.map(presentBrochure),
    certificates: certificates.map(presentCertificate),
  };
}
