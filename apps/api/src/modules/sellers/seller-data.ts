import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteFiles } from '../media/index.ts';
import { listAllBrochures } from './brochures/brochure.queries.ts';
import { brochures } from './brochures/brochure.tables.ts';
import { certificates } from './certificates/certificate.tables.ts';
import { listDocuments } from './documents/document.queries.ts';
import { documents } from './documents/document.tables.ts';
import { listAllGalleryImages } from './gallery/gallery.queries.ts';
import { galleryImages } from './gallery/gallery.tables.ts';
import { listAllFolders } from './portfolios/portfolio.queries.ts';
import { portfolioFolders } from './portfolios/portfolio.tables.ts';
import { findPostage } from './postage/postage.queries.ts';
import { postageDetails } from './postage/postage.tables.ts';
import { findBusiness, listOpeningHours } from './profiles/profile.queries.ts';
import { businessProfiles, businessSubCategories, openingHours } from './profiles/profile.tables.ts';
import { sellerChanges } from './profiles/seller-terms.ts';

const ownCertificates = (reader: Reader, businessId: number) =>
  reader.select().from(certificates).where(eq(certificates.businessId, businessId));

async function exportSeller(reader: Reader, userId: number) {
  const business = await findBusiness(reader, userId);
  if (!business) return null;
  return {
    business,
    openingHours: await listOpeningHours(reader, business.id),
    postage: (await findPostage(reader, business.id)) ?? null,
    documents: await listDocuments(reader, business.id),
    certificates: await ownCertificates(reader, business.id),
    brochures: await listAllBrochures(reader, business.id),
    gallery: await listAllGalleryImages(reader, business.id),
    portfolios: await listAllFolders(reader, business.id),
  };
}

/** Everything of the business is erased; its row stays for deals that refer to it. */
async function eraseSeller(tx: Tx, userId: number): Promise<void> {
  const business = await findBusiness(tx, userId);
  if (!business) return;
  const fileIds = [
    ...(await listDocuments(tx, business.id)).map(({ document }) => document.fileId),
    ...(await ownCertificates(tx, business.id)).map(({ fileId }) => fileId),
    ...(await listAllBrochures(tx, business.id)).map(({ brochure }) => brochure.fileId),
    ...(await listAllGalleryImages(tx, business.id)).map(({ image }) => image.fileId),
    ...(await listAllFolders(tx, business.id)).flatMap(({ images }) => images.map(({ fileId }) => fileId)),
    ...(business.logoFileId === null ? [] : [business.logoFileId]),
  ];
  const owned = [documents, certificates, brochures, galleryImages, portfolioFolders] as const;
  for (const table of owned) await tx.delete(table).where(eq(table.businessId, business.id));
  await tx.delete(postageDetails).where(eq(postageDetails.businessId, business.id));
  await tx.delete(openingHours).where(eq(openingHours.businessId, business.id));
  await tx.delete(businessSubCategories).where(eq(businessSubCategories.businessId, business.id));
  await tx
    .update(businessProfiles)
    .set({
      businessName: 'Deleted business',
      slug: `deleted-${business.id}`,
      logoFileId: null,
      description: null,
      website: null,
      abn: null,
      isGstRegistered: false,
      contactName: null,
      countryCode: null,
      phone: null,
      address: null,
      leadMessage: null,
    })
    .where(eq(businessProfiles.id, business.id));
  await sellerChanges(tx, userId);
  await deleteFiles(tx, fileIds);
}

export const sellerData: PersonalData = { export: exportSeller, erase: eraseSeller };
