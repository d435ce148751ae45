import { msg } from '@lingui/core/macro';
import { searchGeocodes } from '@souk/contract/modules/locations/places';
import type { GeoAddress } from '@souk/contract/shared/values';
import { call } from '../../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../../lib/page-state.server.ts';
import { placeChosen } from './ad-form.ts';

export interface FoundPlace {
  address: GeoAddress | null;
  problem?: string;
  /** Places that the typed text may mean, if there are several. */
  options: GeoAddress[];
}

const isCalled = (typed: string) => (place: GeoAddress) =>
  place.location.toLocaleLowerCase() === typed.toLocaleLowerCase();

async function lookUp(args: PageArgs, typed: string): Promise<FoundPlace> {
  const found = await call(args, searchGeocodes, { query: { q: typed.slice(0, 120) } });
  const exact = found.find(isCalled(typed)) ?? (found.length === 1 ? found[0] : undefined);
  if (exact) return { address: exact, options: [] };
  const { say } = pageStateOf(args);
  const problem = say(
    found.length === 0 ? msg`No place was found here.` : msg`Please choose one of these places.`,
  );
  return { address: null, problem, options: found };
}

/** The place of a form: the one chosen from a list or the map, or the one found for the typed text. */
export async function placeIn(args: PageArgs, sent: Record<string, unknown>): Promise<FoundPlace> {
  const typed = typeof sent.place_text === 'string' ? sent.place_text.trim() : '';
  const chosen = placeChosen(sent.place_choice) ?? placeChosen(sent.place);
  if (chosen && (sent.place_choice || isCalled(typed)(chosen))) return { address: chosen, options: [] };
  return typed ? lookUp(args, typed) : { address: null, options: [] };
}
