import { msg } from '@lingui/core/macro';
import { searchGeocodes } from '@souk/contract/modules/locations/places';
import type { GeoAddress } from '@souk/contract/shared/values';
import { call } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { placeOfValue } from './place-value.ts';

/** The message of a place field with an unknown place. */
export const placeUnknown = msg`Please select a valid option.`;

export type TakenPlace = { kind: 'none' } | { kind: 'unknown' } | { kind: 'found'; place: GeoAddress };

/** The place of a form: the chosen one, or without scripts the first that matches the typed text. */
export async function takePlace(args: PageArgs, form: FormData, name: string): Promise<TakenPlace> {
  const typed = String(form.get(`${name}_text`) ?? '').trim();
  const chosen = placeOfValue(form.get(name));
  if (chosen) return { kind: 'found', place: chosen };
  if (!typed) return { kind: 'none' };

  const [place] = await call(args, searchGeocodes, { query: { q: typed.slice(0, 120) } });
  return place ? { kind: 'found', place } : { kind: 'unknown' };
}
