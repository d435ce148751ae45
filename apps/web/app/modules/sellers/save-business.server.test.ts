import { getUserProfile, updateUserProfile } from '@souk/contract/modules/identity/profiles';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { createAddress } from '@souk/contract/modules/locations/addresses';
import { searchGeocodes } from '@souk/contract/modules/locations/places';
import { getBusinessProfile, updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { saveAddress } from '../locations/index.server.ts';
import { findProfileSave, loadEditProfile } from './edit-profile.server.ts';
import { findBusinessSave, findBusinessUpdate, saveBusiness } from './save-business.server.ts';

const place = {
  location: 'Newtown NSW 2042',
  city: 'Newtown',
  state: 'New South Wales',
  state_code: 'NSW',
  pincode: '2042',
  country: 'Australia',
  country_code: 'AU',
  lat: -33.9,
  lng: 151.2,
};
const ok = (data: unknown) => ({ body: { data, message: 'Saved.' } });
const found = { [searchGeocodes.path]: ok([place]) };
const nowhere = { [searchGeocodes.path]: ok([]) };
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

async function saved(
  fields: Record<string, string>,
  answers: object,
  missing: Record<string, string[]> = {},
) {
  const { args, calls } = await buildPageArgs(buildRequest({ form: {} }), {
    [updateBusinessProfile.path]: ok(null),
    ...answers,
  });
  const outcome = await saveBusiness(args, formOf(fields), missing);
  return {
    outcome,
    sent: calls.find(({ endpoint }) => endpoint.path === updateBusinessProfile.path)?.body as
      | Record<string, unknown>
      | undefined,
  };
}

describe('saving a business', () => {
  test('takes the place that was meant', async () => {
    const { outcome, sent } = await saved({ address_text: 'Newtown', business_name: 'Kettle House' }, found);

    expect(outcome).toMatchObject({ ok: true });
    expect(sent).toMatchObject({ address: { city: 'Newtown' } });
  });

  test.each([
    ['', found, 'Address is required.'],
    ['Atlantis', nowhere, 'Please select a valid option.'],
  ])('refuses the place “%s” without sending anything', async (typed, answers, words) => {
    const { outcome, sent } = await saved({ address_text: typed }, answers);

    expect(sent).toBeUndefined();
    expect(outcome).toMatchObject({ ok: false, problems: { fields: { address: [words] } } });
  });

  test('tells what else is missing together with the rest, and not at the address', async () => {
    const { outcome, sent } = await saved({ address_text: 'Newtown' }, found, {
      category: ['Category is required.'],
    });

    expect(sent).toBeUndefined();
    expect(outcome).toMatchObject({ problems: { fields: { category: ['Category is required.'] } } });
    expect(outcome).not.toHaveProperty('problems.fields.address');
  });

  test('knows a tick that was taken away from one that was not on the form', async () => {
    expect((await saved({ _gst: '1' }, {})).sent).toMatchObject({ is_gst_registered: false });
    expect((await saved({ _gst: '1', is_gst_registered: 'on' }, {})).sent).toMatchObject({
      is_gst_registered: true,
    });
    expect((await saved({ business_name: 'Kettle House' }, {})).sent).not.toHaveProperty('is_gst_registered');
    expect((await saved({ _categories: '1' }, {})).sent).toMatchObject({ sub_category_ids: [] });
    expect((await saved({ _service: '1', pickup: 'on' }, {})).sent).toMatchObject({
      delivery: false,
      pickup: true,
    });
  });

  test('has sections of its own, and no others', () => {
    expect(findBusinessSave('postage')).toBeTypeOf('function');
    expect(findBusinessSave('toString')).toBeUndefined();
    expect(findBusinessUpdate('gallery')).toBeDefined();
    expect(findBusinessUpdate('logo')).toBeUndefined();
  });
});

describe('the page of the own details', () => {
  const details = async (seller_type: string) => {
    const { args, calls } = await buildPageArgs(buildRequest({ cookie: 'sid=1' }), {
      [getViewer.path]: ok({ user_id: 1, seller_type }),
      [getUserProfile.path]: ok({ email: 'amal@souk.test' }),
      [getBusinessProfile.path]: ok({ business_name: 'Kettle House' }),
    });
    return { shown: await loadEditProfile(args), made: calls.map(({ endpoint }) => endpoint) };
  };

  test('has a business only of who has one', async () => {
    expect((await details('retail')).shown.business).toMatchObject({ business_name: 'Kettle House' });
    const person = await details('private');
    expect(person.shown.business).toBeNull();
    expect(person.made).not.toContain(getBusinessProfile);
  });
});

describe('saving the own details', () => {
  async function kept(section: string, fields: Record<string, string>, answers: object = {}) {
    const { args, calls, state } = await buildPageArgs(buildRequest({ form: {} }), {
      [updateUserProfile.path]: ok(null),
      ...answers,
    });
    const outcome = await findProfileSave(section)?.(args, formOf(fields));
    return { outcome, sent: calls.at(-1)?.body, cookies: state.setCookies.join() };
  }

  test.each([
    ['', found, 'Address is required.'],
    ['Atlantis', nowhere, 'Please select a valid option.'],
  ])('refuses the address “%s” with what was typed', async (typed, answers, words) => {
    const { outcome } = await kept('address', { address_text: typed }, answers);

    expect(outcome).toMatchObject({
      ok: false,
      status: 422,
      problems: { fields: { address: [words] }, values: { address_text: typed } },
    });
  });

  test('speaks the chosen language in this browser from then on', async () => {
    const same = await kept('preferences', { language: 'en' });
    const other = await kept('preferences', { language: 'en-XA' });

    expect(same.outcome).toMatchObject({ ok: true, isOtherLanguage: false });
    expect(same.cookies).not.toContain('souk_lang');
    expect(other.outcome).toMatchObject({ ok: true, isOtherLanguage: true });
    expect(other.cookies).toContain('souk_lang=pseudo');
  });

  test('has no section that the page has not', () => {
    expect(findProfileSave('password')).toBeUndefined();
    expect(findProfileSave('constructor')).toBeUndefined();
  });
});

describe('saving an address', () => {
  const typed = {
    name: 'Amal',
    phone: '0412555019',
    countryCode: '+61',
    unit: '4',
    street: '12 Church St',
    kind: 'delivery',
  };
  async function added(fields: Record<string, string>, answers: object) {
    const { args, calls } = await buildPageArgs(buildRequest({ form: {} }), {
      [createAddress.path]: ok({ address_id: 4 }),
      ...answers,
    });
    const outcome = await saveAddress(args, createAddress, formOf({ ...typed, ...fields }));
    return { outcome, sent: calls.find(({ endpoint }) => endpoint.path === createAddress.path)?.body };
  }

  test('writes unit and street before the place', async () => {
    const { outcome, sent } = await added({ suburb_text: 'Newtown' }, found);

    expect(outcome).toMatchObject({ ok: true });
    expect(sent).toMatchObject({
      location: expect.stringMatching(/4.*12 Church St.*Newtown/),
      city: 'Newtown',
      pincode: '2042',
    });
  });

  test.each([
    ['', found, 'Suburb is required.'],
    ['Atlantis', nowhere, 'Please select a valid option.'],
  ])('tells a missing place once, at the suburb: “%s”', async (suburb_text, answers, words) => {
    const { outcome, sent } = await added({ suburb_text }, answers);

    expect(sent).toBeUndefined();
    expect(outcome).toMatchObject({ ok: false });
    expect(outcome.ok ? {} : outcome.problems.fields).toEqual({ suburb: [words] });
  });

  test('says that it is the default only where that was ticked', async () => {
    expect((await added({ suburb_text: 'Newtown', is_default: 'on' }, found)).sent).toMatchObject({
      is_default: true,
    });
    expect((await added({ suburb_text: 'Newtown' }, found)).sent).not.toHaveProperty('is_default', true);
  });
});
