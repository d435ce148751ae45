import {
  type Category,
  listCategoriesOfType,
  listSubCategoriesOfType,
} from '@souk/contract/modules/catalogue/categories';
import { listBrochures } from '@souk/contract/modules/sellers/brochures';
import { listCertificates } from '@souk/contract/modules/sellers/certificates';
import { listDocuments } from '@souk/contract/modules/sellers/documents';
import { listGallery } from '@souk/contract/modules/sellers/gallery';
import { listPortfolios } from '@souk/contract/modules/sellers/portfolios';
import { getBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { moduleOf } from '@souk/contract/shared/seller-types';
import { call } from '../../lib/api.server.ts';
import { categoryLabel } from '../../lib/category-path.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { requireBusiness } from '../../lib/session.server.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { everyPage } from './every-page.server.ts';

export interface CategoryChoice {
  id: number;
  /** 0 at the top level. */
  parentId: number;
  name: string;
}

const choiceOf = (category: Category): CategoryChoice => ({
  id: category.id,
  parentId: category.pid,
  name: categoryLabel(category),
});

/** Categories in which a business of the viewer's module may work, with their descendants. */
export async function loadCategoryChoices(args: PageArgs, viewer: Viewer): Promise<CategoryChoice[]> {
  const params = { type: moduleOf[viewer.seller_type] };
  const [tops, subs] = await Promise.all([
    call(args, listCategoriesOfType, { params }),
    call(args, listSubCategoriesOfType, { params }),
  ]);
  return [...tops, ...subs].map(choiceOf);
}

/** Everything that belongs to a business, as its owner sees it. */
export async function loadBusinessPapers(args: PageArgs) {
  const [documents, gallery, portfolios, brochures, certificates] = await Promise.all([
    call(args, listDocuments),
    everyPage((query) => call(args, listGallery, { query })),
    everyPage((query) => call(args, listPortfolios, { query })),
    everyPage((query) => call(args, listBrochures, { query })),
    everyPage((query) => call(args, listCertificates, { query })),
  ]);
  return { documents, gallery, portfolios, brochures, certificates };
}

export type BusinessPapers = Awaited<ReturnType<typeof loadBusinessPapers>>;

export async function loadEditBusiness(args: PageArgs) {
  const viewer = await requireBusiness(args);
  const [business, categories, papers] = await Promise.all([
    call(args, getBusinessProfile),
    loadCategoryChoices(args, viewer),
    loadBusinessPapers(args),
  ]);
  return { business, categories, ...papers };
}

export type EditBusinessData = Awaited<ReturnType<typeof loadEditBusiness>>;
