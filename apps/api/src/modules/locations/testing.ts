import type { RowBuilders } from '../../testing/row-builder.ts';
import { createAddress } from './addresses/create-address.ts';

export { createAddress };

export const locationsRows: RowBuilders = {
  'locations.address': async ({ db, owner }) => {
    const address = await createAddress(db, owner.id, {
      name: owner.name,
      phone: '0491570156',
      countryCode: '+61',
      street: '1 Church Street',
      location: 'Parramatta NSW 2150',
      city: 'Parramatta',
      state: 'New South Wales',
      pincode: '2150',
      country: 'Australia',
      country_code: 'AU',
    });
    return address.id;
  },
};
