import type { Verdicts } from '@souk/contract/modules/food/judgements';
import type { HalalStatus } from '@souk/contract/modules/food/words';
import { verdictFor } from '@souk/food/profile';
import { createContext, useContext } from 'react';
import { type FoodProfile, plainProfile } from './food-profile.ts';

/** The profile that a page shows its foods for; without one the strictest verdict of the four schools counts. */
export const ReaderProfileContext = createContext<FoodProfile>(plainProfile);

export const useReaderProfile = (): FoodProfile => useContext(ReaderProfileContext);

/** The verdict as this person reads it. */
export const readVerdict = (verdicts: Verdicts, { school, strictness }: FoodProfile): HalalStatus =>
  verdictFor(verdicts, { school: school ?? undefined, strictness });
