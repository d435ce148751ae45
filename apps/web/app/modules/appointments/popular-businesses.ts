import type { ListingItem } from '@souk/contract/modules/search/listing';

export interface PopularBusiness {
  id: number;
  name: string;
  image: string | null;
  location: string;
  path: string;
}

type Offered = Pick<ListingItem, 'seller' | 'path' | 'location'>;

/** Whose services these are, each once, in the order of their first. */
export function businessesOf(services: readonly Offered[]): PopularBusiness[] {
  const found = new Map<number, PopularBusiness>();
  for (const { seller, path, location } of services) {
    if (!seller || found.has(seller.id)) continue;
    const { id, name, image } = seller;
    found.set(id, { id, name, image, location, path: path.split('?')[0] ?? path });
  }
  return [...found.values()];
}
