import { sendOtp, verifyOtp } from '@souk/contract/modules/identity/otp';
import { changeAddress, updateProfilePic } from '@souk/contract/modules/identity/profiles';
import { register } from '@souk/contract/modules/identity/registration';
import { savePayoutAccount } from '@souk/contract/modules/payments/accounts';
import { uploadDocument } from '@souk/contract/modules/sellers/documents';
import { createGalleryImage } from '@souk/contract/modules/sellers/gallery';
import { savePostageDetails } from '@souk/contract/modules/sellers/postage';
import { updateBusinessProfile, updateCompanyLogo } from '@souk/contract/modules/sellers/profiles';
import { registerBusiness } from '@souk/contract/modules/sellers/registration';
import { completeProfileSetup, getProfileSetup } from '@souk/contract/modules/sellers/setup';
import type { BusinessType, SellerType } from '@souk/contract/shared/seller-types';
import type { GeoAddress } from '@souk/contract/shared/values';
import { desc, eq } from 'drizzle-orm';
import { outboundMessages } from '../../apps/api/src/platform/platform.tables.ts';
import type { Business } from './content/people.ts';
import type { Shop } from './content/products/shops.ts';
import { type Rng, seededRng } from './content/rng.ts';
import { inParallel } from './in-parallel.ts';
import type { Market } from './market.ts';
import type { Pictures } from './pictures.ts';
import { type PlannedAccount, planAccounts } from './plan-accounts.ts';

/** The password of every demo account; public, and refused in production. */
export const demoPassword = 'Souk-demo-1!';

export interface Person {
  id: number;
  token: string;
  name: string;
  sellerType: SellerType;
  place: GeoAddress;
  mobile: string;
  email: string;
  /** Of a business. */
  businessName: string | undefined;
  /** Of a shop. */
  shop: Shop | undefined;
  /** Network address; limits count by it. */
  address: string;
}

/** Verifies the phone with the code that the SMS simulator has sent. */
async function provePhone(market: Market, { mobile, network }: PlannedAccount): Promise<string> {
  const phone = `+61${mobile.slice(1)}`;
  const [sms] = await market.database.db
    .select()
    .from(outboundMessages)
    .where(eq(outboundMessages.recipient, phone))
    .orderBy(desc(outboundMessages.id))
    .limit(1);
  const code = /\d{6}/.exec(sms?.body ?? '')?.[0] ?? '';
  const body = { phone: mobile, countryCode: '+61', code };
  return (await market.call({ address: network }, verifyOtp, { body })).otp_token;
}

async function signUp(market: Market, plan: PlannedAccount, otpToken: string): Promise<Person> {
  const account = {
    name: plan.name,
    email: plan.email,
    password: demoPassword,
    confirm_password: demoPassword,
    countryCode: '+61',
    phone: plan.mobile,
    otp_token: otpToken,
    agree_terms: true,
  };
  const caller = { address: plan.network };
  const { sellerType, business, username, name, place, mobile, shop, email } = plan;
  const signedIn = business
    ? await market.call(caller, registerBusiness, {
        body: { ...account, seller_type: sellerType, business_name: business.name },
      })
    : await market.call(caller, register, { body: { ...account, username } });
  const { user_id: id, token } = signedIn;
  const known = { id, token, name, sellerType, place, mobile, shop, email };
  return { ...known, businessName: business?.name, address: plan.network };
}

const weekday = (day: number, type: BusinessType) => {
  const isOff = day === 7 && type !== 'restaurant' && type !== 'events';
  const open = type === 'restaurant' ? '11:30' : type === 'fitness' ? '06:00' : '09:00';
  const close = type === 'restaurant' ? '22:00' : day === 6 ? '15:00' : '17:30';
  return { weekday: day, open, close, closed: isOff };
};

const paper = (title: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n% ${title}\ntrailer\n<<>>\n%%EOF\n`);

/** What a business's first pictures show. */
const galleryKinds: Readonly<Partial<Record<BusinessType, string>>> = {
  fitness: 'dumbbell',
  spa: 'stones',
  beauty: 'scissors',
  wellbeing: 'oil',
  restaurant: 'bowl',
  events: 'cake',
  professional: 'camera',
};

/** How shops post: by speed, by weight and zone, for free, by courier, or pick-up only. */
const postages = [
  {
    methods: [
      { name: 'Standard', price: '9.95', days: 5 },
      { name: 'Express', price: '14.95', days: 2 },
    ],
    free_over: '99',
    pickup: true,
    dispatch_days: 1,
  },
  {
    methods: [
      {
        name: 'Parcel Post',
        days: 6,
        bands: [
          { up_to_kg: '0.5', local: '7.90', state: '8.90', interstate: '9.90', remote: '12.90' },
          { up_to_kg: '3', local: '9.90', state: '11.90', interstate: '14.90', remote: '19.90' },
          { up_to_kg: '22', local: '14.90', state: '18.90', interstate: '26.90', remote: '44.90' },
        ],
      },
    ],
    free_over: '',
    dispatch_days: 2,
  },
  { methods: [{ name: 'Free post', price: '0', days: 7 }], free_over: '', dispatch_days: 3 },
  {
    methods: [
      { name: 'Standard', price: '6.50', days: 6 },
      { name: 'Express', price: '12.90', days: 2 },
      { name: 'Courier', price: '24.95', days: 1 },
    ],
    free_over: '150',
    pickup: false,
    dispatch_days: 0,
  },
  {
    methods: [
      {
        name: 'Courier',
        days: 3,
        bands: [
          { up_to_kg: '5', local: '14.95', state: '19.95', interstate: '29.95', remote: '49.95' },
          { up_to_kg: '30', local: '24.95', state: '34.95', interstate: '49.95', remote: '89.95' },
        ],
      },
    ],
    free_over: '250',
    pickup: true,
    dispatch_days: 2,
  },
  { methods: [], free_over: '', pickup: true, dispatch_days: 1 },
] as const;

/** Fills in what a business of this type needs for a complete set-up. */
async function setUpBusiness(
  market: Market,
  rng: Rng,
  pictures: Pictures,
  person: Person,
  business: Business,
): Promise<void> {
  const type = person.sellerType as BusinessType;
  await market.call(person, updateBusinessProfile, {
    body: {
      description: business.description,
      abn: business.abn,
      phone: `0${rng.pick(['2', '3', '7', '8'])}5550${String(rng.int(1000, 9999))}`.slice(0, 10),
      address: person.place,
      opening_hours: [1, 2, 3, 4, 5, 6, 7].map((day) => weekday(day, type)),
      service_radius_km: rng.pick([10, 20, 30, 50]),
      ...(person.shop ? { is_gst_registered: !person.shop.isGstFree } : {}),
    },
  });
  const { steps } = await market.call(person, getProfileSetup);
  if (steps.includes('upload-documents')) {
    const files = [{ field: 'file', name: 'insurance.pdf', bytes: paper(business.name) }];
    await market.call(person, uploadDocument, { body: { type: 'insurance' }, files });
  }
  if (steps.includes('upload-gallery')) {
    const shown = { artKind: galleryKinds[type] ?? 'tools', title: '', attributes: {} };
    const files = await pictures.of(rng, shown);
    await market.call(person, createGalleryImage, { body: {}, files });
  }
  if (!person.shop) return;
  await market.call(person, savePostageDetails, { body: rng.pick(postages) });
  await market.call(person, updateCompanyLogo, { files: await pictures.sign(business.name) });
}

const bankOf = ({ name, index }: { name: string; index: number }) => ({
  password: demoPassword,
  account_holder: name,
  bsb: '062000',
  account_number: String(10_000_000 + index),
});

/** Everyone in the market, signed up, verified and set up through the product's own calls. */
export async function makeAccounts(
  market: Market,
  rng: Rng,
  pictures: Pictures,
  given: { places: (rng: Rng) => GeoAddress; businessCount: number },
): Promise<Person[]> {
  const plans = planAccounts(rng, given);
  await inParallel(plans, 6, async ({ mobile, network }) => {
    await market.call({ address: network }, sendOtp, { body: { phone: mobile, countryCode: '+61' } });
  });
  await market.settle();

  const people: Person[] = [];
  const seed = rng.int(1, 1_000_000);
  await inParallel(plans, 6, async (plan) => {
    const person = await signUp(market, plan, await provePhone(market, plan));
    await market.call(person, changeAddress, { body: plan.place });
    if (plan.hasFace) await market.call(person, updateProfilePic, { files: await pictures.face(plan.email) });
    const draws = seededRng(seed + plan.index);
    if (plan.business) await setUpBusiness(market, draws, pictures, person, plan.business);
    await market.call(person, savePayoutAccount, { body: bankOf(plan) });
    await market.call(person, completeProfileSetup);
    people[plan.index] = person;
  });
  return people;
}
