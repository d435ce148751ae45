import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { listAddresses } from '../search/addresses.ts';

export const listFoodAddressParts = endpoint({
  method: 'GET',
  path: '/halalproducts/address-parts',
  access: 'anyone',
  summary: 'Numbers of the parts into which the addresses of all verified foods are divided, for site maps.',
  reply: z.array(z.int()),
});

export const listFoodAddresses = endpoint({
  method: 'GET',
  path: '/halalproducts/address-parts/:part',
  access: 'anyone',
  summary: 'Some thousand addresses of verified foods of one part; the rest follows after `next`.',
  params: listAddresses.params,
  query: listAddresses.query,
  reply: listAddresses.reply,
});
