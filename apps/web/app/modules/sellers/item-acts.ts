import { msg } from '@lingui/core/macro';
import type * as profiles from '@souk/contract/modules/identity/profiles';
import type * as brochures from '@souk/contract/modules/sellers/brochures';
import type * as certificates from '@souk/contract/modules/sellers/certificates';
import type * as documents from '@souk/contract/modules/sellers/documents';
import type * as gallery from '@souk/contract/modules/sellers/gallery';
import type * as portfolios from '@souk/contract/modules/sellers/portfolios';
import type * as businesses from '@souk/contract/modules/sellers/profiles';
import { actsOf } from '../../ui/act-table.ts';

/** One thing on the page of a business, by the name that it has there. */
export interface Item {
  id: number | string;
  name: string;
}

const item = { id: ({ id }: Item) => id, open: () => ['remove'] as const };

const removal = {
  words: ({ name }: Item) => msg`Remove ${name}`,
  title: ({ name }: Item) => msg`Remove ${name}?`,
  lead: msg`The file is deleted with it. This cannot be undone.`,
  does: msg`Remove`,
  keep: msg`Keep it`,
  tone: 'danger',
} as const;

export const documentActs = actsOf<typeof documents, Item, 'remove'>()({
  ...item,
  noun: 'documents',
  home: () => '/edit-business-Profile#documents',
  moves: { remove: { ...removal, endpoint: 'deleteDocument' } },
});

export const certificateActs = actsOf<typeof certificates, Item, 'remove'>()({
  ...item,
  noun: 'certificates',
  home: () => '/edit-business-Profile#certificates',
  moves: { remove: { ...removal, endpoint: 'deleteCertificate' } },
});

export const brochureActs = actsOf<typeof brochures, Item, 'remove'>()({
  ...item,
  noun: 'brochures',
  home: () => '/edit-business-Profile#brochures',
  moves: { remove: { ...removal, endpoint: 'deleteBrochure' } },
});

export const galleryImageActs = actsOf<typeof gallery, Item, 'remove'>()({
  ...item,
  noun: 'gallery-images',
  home: () => '/edit-business-Profile#gallery',
  moves: { remove: { ...removal, endpoint: 'deleteGalleryImage' } },
});

export const portfolioActs = actsOf<typeof portfolios, Item, 'remove'>()({
  ...item,
  noun: 'portfolios',
  home: () => '/edit-business-Profile#portfolios',
  moves: { remove: { ...removal, endpoint: 'deletePortfolio' } },
});

/** A picture of a folder; the last one stays. */
export const portfolioImageActs = actsOf<typeof portfolios, Item, 'remove'>()({
  ...item,
  noun: 'portfolio-images',
  home: () => '/edit-business-Profile#portfolios',
  moves: { remove: { ...removal, endpoint: 'deletePortfolioImage' } },
});

export const logoActs = actsOf<typeof businesses, Item, 'remove'>()({
  ...item,
  noun: 'logo',
  isSingle: true,
  home: () => '/edit-business-Profile#logo',
  moves: { remove: { ...removal, words: msg`Remove logo`, endpoint: 'removeCompanyLogo' } },
});

export const pictureActs = actsOf<typeof profiles, Item, 'remove'>()({
  ...item,
  noun: 'picture',
  isSingle: true,
  home: () => '/editProfile#picture',
  moves: { remove: { ...removal, words: msg`Remove picture`, endpoint: 'removeProfilePic' } },
});
