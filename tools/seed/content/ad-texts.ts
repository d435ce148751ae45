import { babyShelves } from './ads/baby.ts';
import { communityShelves, communityVoice } from './ads/community.ts';
import { electronicsShelves } from './ads/electronics.ts';
import { fashionShelves } from './ads/fashion.ts';
import { furnitureShelves } from './ads/furniture.ts';
import { gardenShelves } from './ads/garden.ts';
import { hobbyShelves } from './ads/hobbies.ts';
import { jobFields } from './ads/job-fields.ts';
import { animalShelves, petSupplyShelves } from './ads/pets.ts';
import { sportShelves } from './ads/sport.ts';
import { freeShelves, ticketShelves, travelShelves, voucherShelves } from './ads/tickets-and-free.ts';
import { tradeShelves } from './ads/trade.ts';
import { vehicleVoice } from './ads/vehicle-voices.ts';
import { partShelves, vehicleShelves } from './ads/vehicles.ts';
import * as voices from './ads/voices.ts';
import { type Shelf, type Voice, writeGoods } from './ads/write-goods.ts';
import { writeResidential } from './ads/write-home.ts';
import { writeJob } from './ads/write-job.ts';
import { writeCommercial } from './ads/write-premises.ts';
import type { WrittenAd } from './ads/written-ad.ts';
import type { Rng } from './rng.ts';

export type { WrittenAd } from './ads/written-ad.ts';

const groups: readonly [shelves: Record<number, Shelf>, voice: Voice][] = [
  [vehicleShelves, vehicleVoice],
  [partShelves, voices.partsVoice],
  [furnitureShelves, voices.furnitureVoice],
  [electronicsShelves, voices.electronicsVoice],
  [babyShelves, voices.babyVoice],
  [fashionShelves, voices.accessoryVoice],
  [sportShelves, voices.sportVoice],
  [hobbyShelves, voices.hobbyVoice],
  [animalShelves, voices.animalVoice],
  [petSupplyShelves, voices.petSupplyVoice],
  [gardenShelves, voices.gardenVoice],
  [tradeShelves, voices.tradeVoice],
  [ticketShelves, voices.ticketVoice],
  [travelShelves, voices.homeVoice],
  [voucherShelves, voices.voucherVoice],
  [communityShelves, communityVoice],
  [freeShelves, voices.freeVoice],
];

/** A believable ad for a leaf category of the classifieds; the same draws give the same ad. */
export function writeAd(rng: Rng, categoryId: number): WrittenAd {
  if (categoryId === 122) return writeResidential(rng);
  if (categoryId === 137) return writeCommercial(rng);
  if (jobFields[categoryId]) return writeJob(rng, categoryId);
  for (const [shelves, voice] of groups) {
    const shelf = shelves[categoryId];
    if (shelf) return writeGoods(rng, categoryId, shelf, voice);
  }
  throw new Error(`no ads are written for category ${categoryId}`);
}
