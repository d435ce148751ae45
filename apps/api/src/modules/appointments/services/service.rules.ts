import { slugOf } from '@souk/contract/shared/values';
import type { BusinessRow } from '../../sellers/index.ts';
import type { ServiceRow } from './service.tables.ts';

/** The kind by which search, wishlists, deals and messages refer to a service. */
export const serviceKind = 'appointments.service';

type Named = Pick<ServiceRow, 'id' | 'name'>;

/** Slugs in the specification end in the id: `{slug}-{id}`. */
export const serviceSlug = ({ id, name }: Named): string => {
  const words = slugOf(name);
  return words ? `${words}-${id}` : String(id);
};

/** A service is shown on its business's page. */
export const servicePath = (
  { id }: Named,
  { sellerType, slug }: Pick<BusinessRow, 'sellerType' | 'slug'>,
): string => `/business-detail/${sellerType}/${slug}?service=${id}`;
