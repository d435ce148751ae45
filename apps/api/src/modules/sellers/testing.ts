import type { BusinessType } from '@souk/contract/shared/seller-types';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../../platform/db/database.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
import { blockUser } from '../identity/index.ts';
import { buildUser, type TestUser, type TestUserOptions } from '../identity/testing.ts';
import { searchPlaces } from '../locations/index.ts';
import { createBrochure } from './brochures/create-brochure.ts';
import { createCertificate } from './certificates/create-certificate.ts';
import { uploadDocument } from './documents/upload-document.ts';
import { createGalleryImage } from './gallery/create-gallery-image.ts';
import { createPortfolio } from './portfolios/create-portfolio.ts';
import { portfolioImages } from './portfolios/portfolio.tables.ts';
import type { PostageEnd } from './postage/postage.rules.ts';
import { chooseCategories } from './profiles/choose-categories.ts';
import { openBusiness } from './profiles/open-business.ts';

/** The place with this postcode, as origin or destination of a parcel. */
export function placeAt(postcode: string): PostageEnd {
  const [place] = searchPlaces(postcode, 1);
  if (!place) throw new Error(`${postcode} is no postcode`);
  return place;
}

export interface TestSeller extends TestUser {
  businessId: number;
  slug: string;
}

interface TestSellerOptions extends TestUserOptions {
  sellerType?: BusinessType;
  businessName?: string;
}

/** A signed-in seller with a business; a shop by default. */
export async function buildSeller(db: Db, options: TestSellerOptions = {}): Promise<TestSeller> {
  const { sellerType = 'retail', businessName = 'Olive & Thyme', ...rest } = options;
  const user = await buildUser(db, { ...rest, sellerType });
  const business = await db.transaction(async (tx) =>
    openBusiness(tx, {
      userId: user.id,
      contactName: user.name,
      sellerType,
      businessName,
      chosen: await chooseCategories(tx, sellerType, { subCategoryIds: [], subField: 'form' }),
    }),
  );
  return { ...user, businessId: business.id, slug: business.slug };
}

let pictures = 0;

/** A small picture, different each time. */
export const buildPicture = (): Promise<Buffer> => {
  pictures += 1;
  // Steps of sixteen, because closer colours become equal in a JPEG.
  const step = (of: number) => (Math.floor(pictures / of) % 16) * 16;
  const background = { r: step(1), g: step(16), b: step(256) };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
};

let papers = 0;

/** A small PDF, different each time. */
export const buildPaper = (): Buffer => {
  papers += 1;
  return Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n% paper ${papers}\ntrailer\n<<>>\n%%EOF\n`);
};

type Part = string | { name: string; bytes: Buffer };

/** A multipart form; a list repeats its field. */
export function multipart(parts: Record<string, Part | readonly Part[]>): FormData {
  const form = new FormData();
  for (const [field, given] of Object.entries(parts))
    for (const part of [given].flat() as Part[])
      if (typeof part === 'string') form.append(field, part);
      else form.append(field, new Blob([new Uint8Array(part.bytes)]), part.name);
  return form;
}

export const picture = async (name = 'shop.jpg') => ({ name, bytes: await buildPicture() });
export const paper = (name = 'licence.pdf') => ({ name, bytes: buildPaper() });

const paperFile = () => [{ field: 'file', ...paper() }];
const pictureFiles = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => ({ field: 'images', ...(await picture()) })));

export const sellersRows: RowBuilders = {
  'sellers.document': async ({ db, owner }) =>
    (await uploadDocument(db, owner, 'licence', paperFile())).document.id,
  'sellers.certificate': async ({ db, owner }) =>
    (await createCertificate(db, owner, { title: 'White card' }, paperFile())).certificate.id,
  'sellers.brochure': async ({ db, owner }) =>
    (await createBrochure(db, owner, { title: 'Spring' }, paperFile())).brochure.id,
  'sellers.gallery-image': async ({ db, owner }) =>
    (await createGalleryImage(db, owner, {}, await pictureFiles(1)))[0]?.image.id ?? 0,
  'sellers.portfolio': async ({ db, owner }) =>
    (await createPortfolio(db, owner, { folder_name: 'Weddings' }, await pictureFiles(2))).folder.id,
  'sellers.portfolio-image': async ({ db, named }) => {
    const [image] = await db
      .select({ id: portfolioImages.id })
      .from(portfolioImages)
      .where(eq(portfolioImages.folderId, named['sellers.portfolio'] ?? 0));
    return image?.id ?? 0;
  },
};

/** Businesses with a page. */
export const openBusinesses: RowBuilders = {
  'sellers.business': async ({ db }) => (await buildSeller(db)).businessId,
};

/** Businesses of blocked sellers. */
export const hiddenBusinesses: RowBuilders = {
  'sellers.business': async ({ db, owner }) => {
    const seller = await buildSeller(db);
    await blockUser(db, seller.id, { adminId: owner.id });
    return seller.businessId;
  },
};
