import { changeAddress } from '@souk/contract/modules/identity/profiles';
import { getUserDetail } from '@souk/contract/modules/identity/sessions';
import * as contract from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../testing.ts';

const address = {
  location: '12 Haldon Street, Lakemba NSW 2195',
  lat: -33.92,
  lng: 151.075,
  state: 'New South Wales',
  city: 'Lakemba',
  pincode: '2195',
  state_code: 'NSW',
  city_code: '',
  country: 'Australia',
  country_code: 'AU',
};

describe('the business profile', () => {
  test('keeps what is given and leaves the rest alone [success-profile-update]', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db, { sellerType: 'restaurant', businessName: 'Cedar Grill' });
    const save = (body: object) => as(seller).call(contract.updateBusinessProfile, { body });

    await save({ description: 'Charcoal chicken and fresh bread.', address, website: 'cedar.example' });
    const saved = await save({
      business_name: 'Cedar Grill House',
      phone: '0291234567',
      delivery: 'on',
      delivery_fee: '4.50',
      min_order: 20,
      prep_minutes: 25,
    });

    expect(saved).toMatchObject({
      business_name: 'Cedar Grill House',
      slug: 'cedar-grill',
      description: 'Charcoal chicken and fresh bread.',
      address,
      website: 'https://cedar.example',
      phone: '0291234567',
      delivery: true,
      pickup: false,
      delivery_fee: { cents: 450, currency: 'AUD' },
      min_order: { cents: 2000, currency: 'AUD' },
      prep_minutes: 25,
    });
    expect(await as(seller).call(contract.getBusinessProfile)).toEqual(saved);
    expect(await save({ website: '', delivery_fee: '' })).toMatchObject({
      website: null,
      delivery_fee: null,
    });
  });

  test.each([
    ['12345678', 'Min length should be 9 digits.', '[mobile-variant-min-9]'],
    ['123456789012', 'Max length should be 11 digits.', '[mobile-variant-max-11]'],
    ['02 9123 4567', 'Please enter valid mobile number.', '[mobile-digits]'],
    ['', 'Mobile number is required.', '[mobile-required]'],
    ['0000000000', 'Please enter valid mobile number.', 'which no line has'],
  ])('refuses the contact number "%s": %s %s', async (phone, text) => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);

    const saving = as(seller).call(contract.updateBusinessProfile, { body: { phone } });

    await expect(saving).rejects.toMatchObject({
      status: 423,
      fields: { phone: expect.arrayContaining([text]) },
    });
  });

  test('holds opening hours in half hours from Monday to Sunday, past midnight too [time-slots] [weekday-numbers]', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db, { sellerType: 'restaurant' });

    const { opening_hours: week } = await as(seller).call(contract.updateBusinessProfile, {
      body: {
        opening_hours: [
          { weekday: 1, open: '09:00', close: '17:30' },
          { weekday: 5, open: '18:00', close: '02:00' },
          { weekday: 6, open: '00:00', close: '00:00' },
          { weekday: 7, closed: true },
        ],
      },
    });

    expect(week.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(week[0]).toEqual({ weekday: 1, open: '09:00', close: '17:30', closed: false });
    expect(week[4]).toEqual({ weekday: 5, open: '18:00', close: '02:00', closed: false });
    expect(week[5]).toMatchObject({ closed: false });
    expect(week.filter(({ closed }) => closed).map(({ weekday }) => weekday)).toEqual([2, 3, 4, 7]);
  });

  test.each([
    [[{ weekday: 1, open: '09:15', close: '17:00' }]],
    [[{ weekday: 8, open: '09:00', close: '17:00' }]],
    [[{ weekday: 1, open: '09:00', close: '24:00' }]],
    [
      [
        { weekday: 1, closed: true },
        { weekday: 1, closed: true },
      ],
    ],
  ])('refuses the hours %j', async (hours) => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);

    const saving = as(seller).call(contract.updateBusinessProfile, { body: { opening_hours: hours } });

    await expect(saving).rejects.toMatchObject({ status: 423 });
  });

  test('decides with its sub-category what a wellbeing business may do', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db, { sellerType: 'wellbeing' });
    const typeAfter = async (ids: number[]) => {
      await as(seller).call(contract.updateBusinessProfile, { body: { sub_category_ids: ids } });
      return (await as(seller).call(getUserDetail)).seller_type;
    };

    expect(await typeAfter([361])).toBe('spa');
    expect(await typeAfter([362, 360])).toBe('fitness');
    expect(await typeAfter([365])).toBe('wellbeing');
    const foreign = as(seller).call(contract.updateBusinessProfile, { body: { sub_category_ids: [370] } });
    await expect(foreign).rejects.toHaveProperty('fields.sub_category_ids');
  });

  test.each([
    [{ description: 'short' }, 'description', 'Min length must be 10 digits.'],
    [{ business_name: 'x' }, 'business_name', 'Min length must be 2 digits.'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Please enter valid website.'],
    [{ abn: '12345678901' }, 'abn', 'Please enter valid ABN.'],
    [{ delivery_fee: 'free' }, 'delivery_fee', 'Please enter valid number.'],
  ])('refuses %j at its field', async (body, field, text) => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);

    const saving = as(seller).call(contract.updateBusinessProfile, { body });

    await expect(saving).rejects.toMatchObject({ fields: { [field]: [text] } });
  });

  test('shows visitors the public part, and nothing of a private user [cat-user-not-found]', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db, { sellerType: 'beauty', businessName: 'Public Face' });
    const person = await buildUser(db);

    const shown = await as().call(contract.getPublicBusiness, { params: { user_id: seller.id } });

    expect(shown).toMatchObject({ business_name: 'Public Face', gallery: [], certificates: [] });
    expect(shown).not.toHaveProperty('contact_name');
    expect(shown).not.toHaveProperty('documents');
    await expect(
      as().call(contract.getPublicBusiness, { params: { user_id: person.id } }),
    ).rejects.toMatchObject({ code: 'user-not-found' });
  });

  test('is for business users alone', async () => {
    const { as, db } = await startApi();
    const person = await buildUser(db);

    await expect(as(person).call(contract.getBusinessProfile)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(as().call(contract.updateBusinessProfile, { body: {} })).rejects.toMatchObject({
      code: 'not-signed-in',
    });
  });

  test('lets a business have an address of its own beside that of its owner', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db);
    await as(seller).call(changeAddress, { body: address });

    expect((await as(seller).call(contract.getBusinessProfile)).address).toBeNull();
  });
});
