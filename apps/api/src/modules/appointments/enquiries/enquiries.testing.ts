import type { enquire as contract } from '@souk/contract/modules/appointments/enquiries';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import type { RowBuilders } from '../../../testing/row-builder.ts';
import { getUser } from '../../identity/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { enquire } from './enquire.ts';

export const enquiryForm = (changes: Partial<BodyOf<typeof contract>> = {}): BodyOf<typeof contract> => ({
  name: 'Sam Buyer',
  email: 'sam@example.com',
  message: 'Do you work on Sundays?',
  ...changes,
});

/** An enquiry to a business, made by the real verb. */
export async function buildEnquiry(db: Db, seller: { id: number }, sender?: { id: number }) {
  const from = sender ?? (await buildUser(db));
  return enquire(db, from, enquiryForm({ trader_user_id: seller.id }));
}

export const enquiriesRows: RowBuilders = {
  'appointments.enquiry': async ({ db, owner }) => {
    const { sellerType } = await getUser(db, owner.id);
    const enquiry =
      sellerType === 'private'
        ? await buildEnquiry(db, await buildSeller(db, { sellerType: 'beauty' }), owner)
        : await buildEnquiry(db, owner);
    return enquiry.id;
  },
};
