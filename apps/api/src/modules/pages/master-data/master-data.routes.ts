import * as contract from '@souk/contract/modules/pages/master-data';
import { getOpening } from '@souk/contract/modules/pages/opening';
import type { Reader } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { opening } from '../../../platform/opening.ts';
import {
  categoryLadders,
  generalLadder,
  listCategories,
  presentCategory,
  salaryListK,
} from '../../catalogue/index.ts';
import { topCities } from '../../locations/index.ts';
import { getSettings } from '../../settings/index.ts';
import { presentBanner } from '../content/content.present.ts';
import { listBanners } from '../content/content.queries.ts';
import { nationalities } from '../texts/nationalities.ts';
import { countries } from './countries.ts';

const shownCities = 20;

/** Price ladders in dollars by category id; `0` is the general one. */
const priceLists = Object.fromEntries(
  Object.entries({ 0: generalLadder, ...categoryLadders }).map(([id, ladder]) => [id, [...ladder]]),
);

async function readFees(reader: Reader): Promise<contract.Fees> {
  const { gstPercent, commissionPercent, currency } = await getSettings(reader);
  return { gst_amount: gstPercent, commission_amount: commissionPercent, currency };
}

async function readTerms(reader: Reader) {
  const { copyrightYear, offerHours, adDays } = await getSettings(reader);
  return { copyright_year: copyrightYear, offer_hours: offerHours, ad_days: adDays };
}

const readCities = (): contract.City[] =>
  topCities(shownCities).map((place) => ({
    name: place.name,
    state: place.state,
    state_code: place.stateCode,
    pincode: place.postcode,
    lat: place.lat,
    lng: place.lng,
  }));

export function masterDataRoutes(api: Api) {
  api.answer(contract.getFees, async ({ db }) => readFees(db));

  api.answer(getOpening, async () => {
    const progress = opening.progress();
    return progress && { days_made: progress.daysMade, days: progress.days };
  });

  api.answer(contract.listTopCities, async () => readCities());

  api.answer(contract.listNationalities, async () => nationalities);

  api.answer(contract.getMasterData, async ({ db }) => ({
    categories: (await listCategories(db, {})).map(presentCategory),
    banners: (await listBanners(db, {})).map(presentBanner),
    ...(await readFees(db)),
    nationalities,
    countries,
    top_cities: readCities(),
    price_lists: priceLists,
    salary_lists: [...salaryListK],
    ...(await readTerms(db)),
  }));
}
