import { changeAddress } from '@souk/contract/modules/identity/profiles';
import { uploadDocument } from '@souk/contract/modules/sellers/documents';
import { createGalleryImage } from '@souk/contract/modules/sellers/gallery';
import { savePostageDetails } from '@souk/contract/modules/sellers/postage';
import { updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { completeProfileSetup, getProfileSetup } from '@souk/contract/modules/sellers/setup';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller, multipart, paper, picture } from '../testing.ts';
import { registerSetupStep } from './foreign-steps.ts';
import { stepsOf } from './setup.rules.ts';

const address = { location: '12 Haldon Street, Lakemba', lat: -33.92, lng: 151.075, city: 'Lakemba' };
const information = {
  description: 'Repairs of every kind, seven days.',
  phone: '0291234567',
  address,
};
const business = ['profile-information', 'business-information'];

/** Users with a payout account; in the product, payments knows them. */
const paidTo = new Set<number>();
registerSetupStep('payment-information', async (_reader, userId) => paidTo.has(userId));

describe('the steps of the setup', () => {
  test.each([
    ['private', ['profile-information', 'payment-information']],
    ['job', ['profile-information', 'payment-information']],
    ['real_estate', ['profile-information', 'payment-information']],
    ['car_dealer', ['profile-information', 'payment-information']],
    ['retail', ['profile-information', 'payment-information', 'postage-details']],
    ['events', [...business, 'upload-documents', 'payment-information']],
    ['handyman', [...business, 'upload-documents', 'payment-information']],
    ['professional', [...business, 'upload-documents', 'payment-information']],
    ['wellbeing', [...business, 'upload-documents', 'payment-information']],
    ['spa', [...business, 'upload-documents', 'payment-information']],
    ['beauty', [...business, 'upload-documents', 'payment-information']],
    ['fitness', [...business, 'upload-gallery', 'payment-information']],
    ['restaurant', [...business, 'payment-information']],
  ] satisfies [SellerType, string[]][])('of %s are %j as far as they exist', (type, steps) => {
    expect(stepsOf(type)).toEqual(steps);
  });

  test('are done one by one, and the profile is complete after the last', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db, { sellerType: 'handyman', profileCompleted: false });
    const state = () => as(seller).call(getProfileSetup);

    expect(await state()).toEqual({
      seller_type: 'handyman',
      steps: ['profile-information', 'business-information', 'upload-documents', 'payment-information'],
      done: [],
      next: 'profile-information',
      profile_completed: 0,
    });
    await as(seller).call(changeAddress, { body: address });
    expect(await state()).toMatchObject({ done: ['profile-information'], next: 'business-information' });
    await as(seller).call(updateBusinessProfile, { body: information });
    expect(await state()).toMatchObject({ next: 'upload-documents' });

    const early = await as(seller).send(completeProfileSetup);
    expect(early).toMatchObject({
      status: 422,
      envelope: { data: { code: 'setup-incomplete', missing: ['upload-documents', 'payment-information'] } },
    });

    await as(seller).send(uploadDocument, { body: multipart({ type: 'licence', file: paper() }) });
    expect(await state()).toMatchObject({ next: 'payment-information' });
    paidTo.add(seller.id);
    expect(await state()).toMatchObject({ next: '', profile_completed: 0 });
    expect(await as(seller).call(completeProfileSetup)).toEqual({ profile_completed: 1 });
    expect(await state()).toMatchObject({ profile_completed: 1 });
  });

  test('of a fitness business ask for a gallery', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db, { sellerType: 'wellbeing', profileCompleted: false });
    await as(seller).call(changeAddress, { body: address });
    await as(seller).call(updateBusinessProfile, { body: { ...information, sub_category_ids: [360] } });

    expect(await as(seller).call(getProfileSetup)).toMatchObject({
      seller_type: 'fitness',
      next: 'upload-gallery',
    });
    await as(seller).send(createGalleryImage, { body: multipart({ images: await picture() }) });
    paidTo.add(seller.id);
    expect(await as(seller).call(completeProfileSetup)).toEqual({ profile_completed: 1 });
  });

  test('of a shop ask how it posts', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db, { profileCompleted: false });
    await as(seller).call(changeAddress, { body: address });

    paidTo.add(seller.id);
    await as(seller).call(savePostageDetails, { body: { methods: [], pickup: true } });

    expect(await as(seller).call(completeProfileSetup)).toEqual({ profile_completed: 1 });
  });

  test('work for a private user without a business', async () => {
    const { as, db } = await startApi();
    const person = await buildUser(db, { profileCompleted: false });

    const early = as(person).call(completeProfileSetup);
    await expect(early).rejects.toMatchObject({ code: 'setup-incomplete' });
    await as(person).call(changeAddress, { body: address });
    paidTo.add(person.id);

    expect(await as(person).call(completeProfileSetup)).toEqual({ profile_completed: 1 });
  });
});
