import { msg } from '@lingui/core/macro';
import type { createAddress, updateAddress } from '@souk/contract/modules/locations/addresses';
import { type SubmitOptions, type Submitted, submit } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { addressLine } from './place-value.ts';
import { placeUnknown, takePlace } from './take-place.server.ts';

const typed = (form: FormData, name: string) => String(form.get(name) ?? '');

/** The address fields that the suburb field sets. */
const placeNames = ['location', 'city', 'state', 'pincode', 'country', 'country_code', 'lat', 'lng'];

type Saving = typeof createAddress | typeof updateAddress;

/** Saves an address; a refusal of any of its place's fields is shown at the suburb. */
export async function saveAddress<const E extends Saving>(
  args: PageArgs,
  endpoint: E,
  form: FormData,
  params: SubmitOptions['params'] = {},
): Promise<Submitted<E>> {
  const taken = await takePlace(args, form, 'suburb');
  const place = taken.kind === 'found' ? taken.place : undefined;
  const location = place && addressLine({ unit: typed(form, 'unit'), street: typed(form, 'street'), place });
  const also = {
    location: '',
    city: '',
    state: '',
    pincode: '',
    ...place,
    ...(location ? { location } : {}),
  };
  const is_default = form.get('is_default') === 'on' ? true : undefined;
  const saved = await submit(args, endpoint, { form, params, also: { ...also, is_default } });
  if (saved.ok) return saved;

  const { fields } = saved.problems;
  const isPlaceWrong = placeNames.some((name) => name in fields);
  const words = pageStateOf(args).say(taken.kind === 'unknown' ? placeUnknown : msg`Suburb is required.`);
  const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => !placeNames.includes(name)));
  const told = isPlaceWrong ? { ...rest, suburb: [words] } : rest;
  return { ...saved, problems: { ...saved.problems, fields: told } };
}
