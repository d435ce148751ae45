import type { MetaDescriptor } from 'react-router';
import { placesOf, type Trade } from './listing-trade.ts';

/** What an ad and a product have in common for search engines. */
export interface Described {
  id: number;
  title: string;
  description: string;
  images: readonly { path: string }[];
  path: string;
  category_path: readonly { name: string; slug: string }[];
}

const descriptionLength = 155;
const imageAddress = (path: string, origin: string) => `${origin}/files/${encodeURIComponent(path)}?w=1200`;

interface Told {
  title: string;
  origin: string;
  isPublic: boolean;
  /** As search engines read them. */
  facts: readonly object[];
}

/** Title, description, picture and canonical address of an item. */
export function detailHead(thing: Described, { title, origin, isPublic, facts }: Told): MetaDescriptor[] {
  const description = thing.description.replace(/\s+/g, ' ').slice(0, descriptionLength);
  const [cover] = thing.images;
  return [
    { title: `${title} | Souk` },
    { name: 'description', content: description },
    { property: 'og:title', content: thing.title },
    { property: 'og:description', content: description },
    ...(cover ? [{ property: 'og:image', content: imageAddress(cover.path, origin) }] : []),
    { tagName: 'link', rel: 'canonical', href: `${origin}${thing.path}` },
    ...facts.map((fact) => ({ 'script:ld+json': { ...fact } })),
    ...(isPublic ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

/** An item as search engines read it, without its offer. */
export const thingData = (thing: Described, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: thing.title,
  description: thing.description.slice(0, 500),
  sku: String(thing.id),
  category: thing.category_path.map(({ name }) => name).join(' > '),
  image: thing.images.slice(0, 5).map(({ path }) => imageAddress(path, origin)),
});

/** The condition, in schema.org's words. */
export const itemCondition = (condition: string): string => {
  if (condition === 'new') return 'https://schema.org/NewCondition';
  return `https://schema.org/${condition === 'for-parts' ? 'Damaged' : 'Used'}Condition`;
};

const homeNames: Record<Trade, string> = {
  classified: 'Classifieds',
  retail: 'Retail',
  booking: 'Bookings',
};

/** The breadcrumbs of an item as search engines read them. */
export const crumbData = (thing: Described, trade: Trade, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: homeNames[trade], item: `${origin}${placesOf[trade].home}` },
    ...thing.category_path.map(({ name, slug }) => ({
      name,
      item: `${origin}${placesOf[trade].category(slug)}`,
    })),
    { name: thing.title, item: `${origin}${thing.path}` },
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});
