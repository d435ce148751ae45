import type { AdForm } from './ad-form.ts';

/** The form of a sound ad for a sofa; say what is to differ. */
export const adForm = (changes: Partial<AdForm> = {}): AdForm => ({
  category_id: 130,
  title: 'Green velvet sofa',
  description: 'Three seats, no pets, pick up only.',
  condition: 'good',
  attributes: { seats: '3' },
  quantity: '',
  sku: '',
  brand: '',
  options: [],
  price: '450',
  price_type: 'fixed',
  sale_price: '',
  postage: '',
  address: {
    ...{ location: 'Parramatta NSW 2150', lat: -33.815, lng: 151.0011, state: 'New South Wales' },
    ...{ city: 'Parramatta', pincode: '2150', state_code: 'NSW', city_code: '' },
    ...{ country: 'Australia', country_code: 'AU' },
  },
  place_text: 'Parramatta NSW 2150',
  contact_name: 'Amal Haddad',
  contact_phone: '',
  hide_phone: false,
  ...changes,
});
