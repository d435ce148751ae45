import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { latitude, longitude } from '../../shared/numbers.ts';
import { text } from '../../shared/texts.ts';
import { GeoAddress } from '../../shared/values.ts';

export const geocode = endpoint({
  method: 'GET',
  path: '/geocode',
  spec: ['address/geocode'],
  access: 'anyone',
  summary: 'The place at a point.',
  query: z.object({ lat: latitude(), lng: longitude() }),
  reply: GeoAddress,
  errors: ['place-not-found'],
  limit: { max: 60, seconds: 60 },
});

export const searchGeocodes = endpoint({
  method: 'GET',
  path: '/geocode-search',
  spec: ['address/geocode-search'],
  access: 'anyone',
  summary: 'Places for what somebody is typing: name, postcode or address.',
  query: z.object({ q: text('Search', { max: 120 }) }),
  reply: z.array(GeoAddress),
  limit: { max: 240, seconds: 60 },
});
