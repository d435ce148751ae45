import { acceptOffer, makeOffer, rejectOffer } from '@souk/contract/modules/classifieds/offers';
import { reportAd, reportReasons } from '@souk/contract/modules/classifieds/reports';
import { addWishlist } from '@souk/contract/modules/favourites/favourites';
import { createSavedSearch } from '@souk/contract/modules/favourites/saved-searches';
import { sendMessage } from '@souk/contract/modules/messaging/messages';
import { recordView } from '../../apps/api/src/modules/search/index.ts';
import type { Person } from './accounts.ts';
import type { PostedAd } from './ads.ts';
import { writeDialogue } from './content/chats.ts';
import type { Rng } from './content/rng.ts';
import type { Market } from './market.ts';

const wishes = [
  {
    name: 'Bikes near Parramatta',
    query: { keyword: 'bike', location: 'Parramatta NSW 2150', lat: -33.815, lng: 151.001, radius: 25 },
  },
  { name: 'Sofas under $500', query: { keyword: 'sofa', price_max: '500' } },
  {
    name: 'Automatic cars under $20,000',
    query: { category_id: 100, price_max: '20000', attributes: { transmission: 'Automatic' } },
  },
  { name: 'Courtyards', query: { category_id: 122, keyword: 'courtyard' } },
  { name: 'Prams', query: { keyword: 'pram' } },
  { name: 'Guitars', query: { keyword: 'guitar' } },
];

/** Saves searches before the ads are posted, so that the alerts are real. */
export async function saveSearches(market: Market, rng: Rng, people: readonly Person[]): Promise<void> {
  const searchers = people.filter((person) => person.sellerType === 'private').slice(0, 16);
  for (const person of searchers) {
    const { name, query } = rng.pick(wishes);
    await market.call(person, createSavedSearch, { body: { name, module_type: 'classified', query } });
  }
}

async function converse(market: Market, rng: Rng, buyer: Person, ad: PostedAd): Promise<void> {
  for (const line of writeDialogue(rng, ad)) {
    const [from, to] = line.by === 'buyer' ? [buyer, ad.owner] : [ad.owner, buyer];
    const body = { receiver_id: to.id, message: line.text, classified_id: ad.id };
    await market.call(from, sendMessage, { body });
  }
}

async function bargain(market: Market, rng: Rng, buyer: Person, ad: PostedAd): Promise<void> {
  const price = (ad.priceCents ?? 0) / 100;
  const offer_price = String(Math.max(1, Math.round(price * rng.pick([0.75, 0.8, 0.85, 0.9, 0.95]))));
  const offer = await market.call(buyer, makeOffer, { body: { classified_id: ad.id, offer_price } });
  const answer = rng.weighted({ accept: 25, reject: 30, wait: 45 });
  if (answer === 'accept') await market.call(ad.owner, acceptOffer, { body: { offer_id: offer.id } });
  if (answer === 'reject') await market.call(ad.owner, rejectOffer, { body: { offer_id: offer.id } });
}

async function useAd(market: Market, rng: Rng, buyers: readonly Person[], buyer: Person, ad: PostedAd) {
  for (let looks = rng.chance(0.25) ? rng.int(1, 3) : 0; looks > 0; looks -= 1) {
    const viewer = { userId: rng.pick(buyers).id };
    await recordView(market.database.db, viewer, { kind: 'classifieds.ad', id: ad.id });
  }
  if (rng.chance(0.12)) await market.call(buyer, addWishlist, { body: { classified_id: ad.id } });
  if (rng.chance(0.05)) await converse(market, rng, buyer, ad);
  if (ad.priceCents && ad.priceCents > 3000 && rng.chance(0.05)) await bargain(market, rng, buyer, ad);
  if (rng.chance(0.006))
    await market.call(buyer, reportAd, { body: { classified_id: ad.id, reason: rng.pick(reportReasons) } });
}

/** What users do with the ads of a day: view, save, ask, make offers, and sometimes report. */
export async function useAds(
  market: Market,
  rng: Rng,
  people: readonly Person[],
  ads: readonly PostedAd[],
): Promise<void> {
  const buyers = people.filter((person) => person.sellerType === 'private');
  const [demo] = buyers;
  for (const ad of ads) {
    const buyer = rng.chance(0.08) && demo ? demo : rng.pick(buyers);
    if (buyer.id !== ad.owner.id) await useAd(market, rng, buyers, buyer, ad);
  }
}
