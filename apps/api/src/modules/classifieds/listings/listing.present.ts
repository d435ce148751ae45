import type { AdAttribute, AdDetail, AdSeller } from '@souk/contract/modules/classifieds/listings';
import type { ListingItem } from '@souk/contract/modules/search/listing';
import { moneyOrNull } from '@souk/contract/shared/values';
import type { Reader } from '../../../platform/db/database.ts';
import { attributesOf, categoryPath, labelOf } from '../../catalogue/index.ts';
import { marksOf } from '../../favourites/index.ts';
import { effectiveType, findUser } from '../../identity/index.ts';
import { publicPlaceOf } from '../../locations/index.ts';
import { listDocuments, presentFor } from '../../search/index.ts';
import { businessCards } from '../../sellers/index.ts';
import { roleIn, type Viewer } from '../ads/ad.policy.ts';
import { presentStanding } from '../ads/ad.present.ts';
import { countPublicAds, viewsOf } from '../ads/ad.queries.ts';
import type { AdRow } from '../ads/ad.tables.ts';
import { listImagesOf } from '../images/ad-album.ts';
import { findOfferOn } from '../offers/offer.queries.ts';

const similarAds = 6;

async function presentSeller(reader: Reader, ownerId: number): Promise<AdSeller> {
  const owner = await findUser(reader, ownerId);
  const business = (await businessCards(reader, [ownerId])).get(ownerId);
  return {
    id: ownerId,
    name: business?.businessName ?? owner?.name ?? 'Deleted user',
    image: business?.logoPath ?? owner?.imagePath ?? null,
    seller_type: owner ? effectiveType(owner.sellerType, owner.subType) : 'private',
    business_slug: business?.slug ?? null,
    member_since: (owner?.createdAt ?? new Date(0)).toISOString(),
    ads_count: await countPublicAds(reader, ownerId),
  };
}

async function presentAttributes(reader: Reader, ad: AdRow): Promise<AdAttribute[]> {
  return (await attributesOf(reader, ad.categoryId)).flatMap((attribute) => {
    const value = ad.attributes[attribute.slug];
    const { slug, name, unit } = attribute;
    return value === undefined ? [] : [{ slug, name, value, label: labelOf(attribute, value), unit }];
  });
}

const presentRetail = ({ retail, currency }: AdRow): AdDetail['retail'] =>
  retail && {
    quantity: retail.quantity,
    sku: retail.sku,
    brand: retail.brand,
    options: retail.options,
    sale_price: moneyOrNull(currency, retail.salePriceCents),
    postage: moneyOrNull(currency, retail.postageCents),
  };

/** Whether the ad is on the viewer's lists; favourites is asked, because a sold ad is not in search. */
async function isKept(reader: Reader, ad: AdRow, viewer: Viewer | null): Promise<boolean> {
  if (!viewer) return false;
  const { favourites, wishlist } = await marksOf(reader, viewer.id, [{ kind: 'classifieds.ad', id: ad.id }]);
  return favourites.size + wishlist.size > 0;
}

/** Nearby ads of the same category, as list items. */
async function similarTo(reader: Reader, ad: AdRow, viewer: Viewer | null): Promise<ListingItem[]> {
  const { lat, lng } = publicPlaceOf(ad.address);
  const documents = await listDocuments(reader, {
    module: ad.module,
    categoryId: ad.categoryId,
    lat,
    lng,
    sort: 'nearest',
    page: 1,
    pageSize: similarAds + 1,
  });
  const others = documents.filter((document) => document.subjectId !== ad.id).slice(0, similarAds);
  return presentFor(reader, viewer, others);
}

async function presentMyOffer(
  reader: Reader,
  ad: AdRow,
  viewer: Viewer | null,
): Promise<AdDetail['my_offer']> {
  const offer = viewer && (await findOfferOn(reader, ad.id, viewer.id));
  if (!offer) return null;
  return {
    id: offer.id,
    price: { cents: offer.priceCents, currency: offer.currency },
    status: offer.state,
  };
}

/** The ad's page; throws if this viewer may not see it. */
export async function presentDetail(reader: Reader, ad: AdRow, viewer: Viewer | null): Promise<AdDetail> {
  const role = roleIn(ad, viewer);
  const [path, attributes, images, views, seller, similar, isFavourite, myOffer] = await Promise.all([
    categoryPath(reader, ad.categoryId),
    presentAttributes(reader, ad),
    listImagesOf(reader, ad.id),
    viewsOf(reader, [ad.id]),
    presentSeller(reader, ad.ownerId),
    similarTo(reader, ad, viewer),
    isKept(reader, ad, viewer),
    presentMyOffer(reader, ad, viewer),
  ]);
  const isOpen = role === 'viewer' && ad.state === 'approved' && ad.priceCents !== null;
  return {
    ...presentStanding(ad, role),
    similar,
    is_favourite: isFavourite,
    description: ad.description,
    images: images.map((image) => ({ id: image.id, path: image.path })),
    category_path: path.map(({ id, name, slug }) => ({ id, name, slug })),
    attributes,
    retail: presentRetail(ad),
    // The form promises to show others the suburb, never the street.
    address: role === 'owner' ? ad.address : publicPlaceOf(ad.address),
    contact_name: ad.contactName,
    contact_phone: role === 'viewer' ? null : ad.contactPhone,
    has_phone: ad.contactPhone !== null && (role !== 'viewer' || !ad.hidePhone),
    hide_phone: ad.hidePhone,
    views: views.get(ad.id) ?? 0,
    role,
    seller,
    may_offer: isOpen && myOffer?.status !== 'Pending',
    my_offer: myOffer,
  };
}
