import { getUserDetail, login } from '@souk/contract/modules/identity/sessions';
import { getBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import {
  checkVendorToken,
  completeVendor,
  registerBusiness,
  registerVendor,
} from '@souk/contract/modules/sellers/registration';
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { daysMs } from '../../../platform/clock.ts';
import { outboundMessages } from '../../../platform/platform.tables.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { findBusinessBySlug } from '../index.ts';

let made = 0;
const mail = () => {
  made += 1;
  return `seller-${made}@example.test`;
};

const form = (email: string) => ({
  name: 'Layla Nasser',
  email,
  password: 'quiet-river-12',
  confirm_password: 'quiet-river-12',
  countryCode: '+61',
  phone: '0491570006',
  agree_terms: true,
  seller_type: 'retail' as const,
  business_name: 'Cedar & Olive',
});

const lead = (email: string) => ({
  name: 'Layla Nasser',
  email,
  countryCode: '+61',
  phone: '0491570006',
  seller_type: 'beauty' as const,
  business_name: 'Henna by Layla',
  message: 'Weddings in western Sydney',
});

describe('registering a business', () => {
  test('opens a signed-in account with its business [success-registration] [slug-creation]', async () => {
    const { as } = await startApi();

    const answer = await as().send(registerBusiness, {
      body: { ...form(mail()), abn: '51 824 753 556' },
    });

    expect(answer.status).toBe(201);
    expect(answer.envelope).toMatchObject({
      message: 'Registration completed successfully.',
      data: { seller_type: 'retail', module: 'retail', profile_completed: 0 },
    });
    const { token } = answer.envelope.data as { token: string };
    expect(await as({ token }).call(getBusinessProfile)).toMatchObject({
      business_name: 'Cedar & Olive',
      slug: 'cedar-olive',
      module: 'retail',
      category: null,
      abn: '51824753556',
      profile_completed: 0,
    });
  });

  test('gives a second business of the name a slug of its own, whoever is first', async () => {
    const { as, db } = await startApi();
    const body = () => ({ ...form(mail()), business_name: 'Same Name' });

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => as().call(registerBusiness, { body: body() })),
    );
    const slugs = await Promise.all(
      answers.map(async (seller) => (await as(seller).call(getBusinessProfile)).slug),
    );

    expect(new Set(slugs).size).toBe(5);
    expect(slugs).toContain('same-name');
    expect(await findBusinessBySlug(db, 'same-name', 'retail')).toMatchObject({ slug: 'same-name' });
    expect(await findBusinessBySlug(db, 'same-name', 'booking')).toBeUndefined();
  });

  test('finds an address for a name without Latin letters', async () => {
    const { as } = await startApi();

    const seller = await as().call(registerBusiness, {
      body: { ...form(mail()), business_name: 'مطعم الأرز' },
    });

    expect((await as(seller).call(getBusinessProfile)).slug).toMatch(/^business/);
  });

  test('makes a wellbeing business of the fitness sub-category a fitness business', async () => {
    const { as } = await startApi();

    const seller = await as().call(registerBusiness, {
      body: { ...form(mail()), seller_type: 'wellbeing', sub_category_id: 360 },
    });

    expect(await as(seller).call(getUserDetail)).toMatchObject({ seller_type: 'fitness', module: 'booking' });
    expect(await as(seller).call(getBusinessProfile)).toMatchObject({
      seller_type: 'fitness',
      category: { id: 56, slug: 'wellbeing' },
      sub_categories: [{ id: 360, slug: 'fitness' }],
    });
  });

  test('takes the other spellings of seller types', async () => {
    const { as } = await startApi();

    const seller = await as().call(registerBusiness, {
      body: { ...form(mail()), seller_type: 'car-dealer' },
    });

    expect(seller).toMatchObject({ seller_type: 'car_dealer', module: 'classified' });
  });

  test('refuses private users, categories of others and false ABNs', async () => {
    const { as } = await startApi();
    const refuse = (body: object) => as().call(registerBusiness, { body: { ...form(mail()), ...body } });

    await expect(refuse({ seller_type: 'private' })).rejects.toMatchObject({
      fields: { seller_type: [expect.any(String)] },
    });
    await expect(refuse({ category_id: 40 })).rejects.toHaveProperty('fields.category_id');
    await expect(refuse({ seller_type: 'beauty', category_id: 51 })).rejects.toHaveProperty(
      'fields.category_id',
    );
    await expect(refuse({ seller_type: 'beauty', sub_category_id: 360 })).rejects.toHaveProperty(
      'fields.sub_category_id',
    );
    await expect(refuse({ abn: '51 824 753 557' })).rejects.toMatchObject({
      fields: { abn: ['Please enter valid ABN.'] },
    });
    await expect(refuse({ business_name: '  ' })).rejects.toMatchObject({
      fields: { business_name: ['Business name can not be empty.'] },
    });
  });

  test('leaves nothing behind when it is refused', async () => {
    const { as } = await startApi();
    const email = mail();

    const refused = as().call(registerBusiness, { body: { ...form(email), otp_token: 'no-such-proof' } });

    await expect(refused).rejects.toMatchObject({ code: 'phone-not-verified' });
    expect((await as().send(registerBusiness, { body: form(email) })).status).toBe(201);
  });
});

async function mailedToken({ db, settle }: TestApi, email: string): Promise<string> {
  await settle();
  const [message] = await db
    .select()
    .from(outboundMessages)
    .where(
      and(eq(outboundMessages.recipient, email), like(outboundMessages.link, '%/complete-registration/%')),
    );
  return message?.link?.split('/').at(-1) ?? '';
}

describe('registering interest as a vendor', () => {
  const chosen = (token: string) => ({
    token,
    password: 'quiet-river-12',
    confirm_password: 'quiet-river-12',
    agree_terms: true,
  });

  test('mails a link through which the account is completed', async () => {
    const api = await startApi();
    const email = mail();
    const answer = await api.as().send(registerVendor, { body: lead(email) });
    expect(answer.status).toBe(201);

    const token = await mailedToken(api, email);
    const invited = await api.as().call(checkVendorToken, { params: { token } });
    const vendor = await api.as().call(completeVendor, { body: chosen(token) });

    expect(invited).toEqual({ email, business_name: 'Henna by Layla' });
    expect(vendor).toMatchObject({
      user_id: (answer.envelope.data as { id: number }).id,
      seller_type: 'beauty',
    });
    expect(await api.as(vendor).call(getBusinessProfile)).toMatchObject({ category: { slug: 'beauty' } });
    await api.as().call(login, { body: { email, password: 'quiet-river-12' } });
  });

  test('can be completed once, even by two at once', async () => {
    const api = await startApi();
    const email = mail();
    await api.as().call(registerVendor, { body: lead(email) });
    const token = await mailedToken(api, email);

    const attempts = await Promise.allSettled(
      [1, 2].map(() => api.as().call(completeVendor, { body: chosen(token) })),
    );

    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(api.as().call(checkVendorToken, { params: { token } })).rejects.toMatchObject({
      status: 422,
      message: 'Invalid user or token',
    });
  });

  test('is not completed by a made-up or an old link', async () => {
    const api = await startApi();
    const email = mail();
    await api.as().call(registerVendor, { body: lead(email) });
    const token = await mailedToken(api, email);

    await expect(api.as().call(completeVendor, { body: chosen('made-up') })).rejects.toMatchObject({
      code: 'vendor-token-invalid',
    });
    await api.advance(daysMs(7) + 1000);
    await expect(api.as().call(completeVendor, { body: chosen(token) })).rejects.toMatchObject({
      code: 'vendor-token-invalid',
    });
  });

  test('answers the same for an address that somebody has', async () => {
    const { as } = await startApi();
    const email = mail();

    const first = await as().send(registerVendor, { body: lead(email) });
    const again = await as().send(registerVendor, { body: lead(email) });

    expect([again.status, again.envelope.message]).toEqual([first.status, first.envelope.message]);
  });
});
