import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing, countryCode, phone } from '../../shared/fields.ts';
import { latitude, longitude } from '../../shared/numbers.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { Id, Nothing, ownId, Tick } from '../../shared/values.ts';

export const addressKinds = ['delivery', 'billing', 'business'] as const;

/** An address of the user's address book; exactly one of them is the default. */
export const Address = z
  .object({
    address_id: Id,
    kind: z.enum(addressKinds),
    name: z.string(),
    phone: z.string(),
    countryCode: z.string(),
    unit: z.string(),
    street: z.string(),
    location: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    state_code: z.string(),
    city_code: z.string(),
    country: z.string(),
    country_code: z.string(),
    is_default: z.boolean(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof Address>;

const fields = {
  kind: blankAsMissing(z.enum(addressKinds).optional()),
  name: text('Name', { max: 100 }),
  phone: phone(),
  countryCode: countryCode(),
  unit: optionalText(20),
  street: optionalText(120),
  location: text('Location', { max: 200 }),
  lat: blankAsMissing(latitude().optional()),
  lng: blankAsMissing(longitude().optional()),
  city: text('City', { max: 80 }),
  state: text('State', { max: 60 }),
  pincode: text('Pincode', { max: 12 }),
  state_code: optionalText(8),
  city_code: optionalText(20),
  country: text('Country', { max: 60 }),
  country_code: text('Country code', { max: 3 }),
  is_default: blankAsMissing(Tick.optional()),
};

const params = z.object({ address_id: ownId('locations.address') });

export const listAddresses = endpoint({
  method: 'GET',
  path: '/address',
  spec: ['address/address-list'],
  access: 'signed-in',
  summary: 'The address book, the default address first.',
  reply: z.array(Address),
});

export const createAddress = endpoint({
  method: 'POST',
  path: '/address',
  spec: ['address/address-create'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Adds an address; the first becomes the default.',
  body: z.object(fields),
  reply: Address,
  status: 201,
  message: 'Address saved successfully.',
  errors: ['too-many-addresses'],
});

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/address/:address_id',
  spec: ['address/address-update'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Changes the given fields; the default stays one until another address takes its place.',
  params,
  body: z.object(fields).partial(),
  reply: Address,
  message: 'Address saved successfully.',
});

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/address/:address_id',
  spec: ['address/address-delete'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Removes an address; the newest of the others becomes the default where it was that.',
  params,
  reply: Nothing,
  message: 'Address deleted successfully.',
});
