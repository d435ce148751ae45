import type { enquire as contract } from '@souk/contract/modules/appointments/enquiries';
import { chooseBusinessText } from '@souk/contract/modules/appointments/quote-values';
import { pastDateText } from '@souk/contract/modules/bookings/booking-fields';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { dayOf } from '../../../platform/period.ts';
import { say } from '../../../platform/texts/say.ts';
import { getUser } from '../../identity/index.ts';
import { findBusiness, getShownBusiness } from '../../sellers/index.ts';
import { isPublic } from '../services/service.policy.ts';
import { listServicesById } from '../services/service.queries.ts';
import { insertEnquiry } from './enquiry.queries.ts';
import type { EnquiryRow } from './enquiry.tables.ts';
import { tellEnquiry } from './tell-enquiry.ts';

type Form = BodyOf<typeof contract>;

/** The user whose business is asked; where both ids are given they have to be of one business. */
async function sellerOf(
  tx: Tx,
  { trader_user_id: traderId, business_id: businessId }: Form,
): Promise<number> {
  if (traderId === undefined && businessId === undefined)
    throw fieldProblem('business_id', chooseBusinessText);
  const id = businessId ?? (await findBusiness(tx, traderId ?? 0))?.id;
  if (id === undefined) throw new Problem('record-not-found');
  const { userId } = await getShownBusiness(tx, id);
  if (traderId !== undefined && traderId !== userId) throw new Problem('record-not-found');
  return userId;
}

async function checkItem(tx: Tx, sellerId: number, itemId: number | undefined): Promise<void> {
  if (itemId === undefined) return;
  const [service] = await listServicesById(tx, [itemId]);
  if (service?.sellerId !== sellerId || !isPublic(service)) throw new Problem('record-not-found');
}

/** Asks a business something. */
export function enquire(db: Reader, sender: { id: number }, form: Form): Promise<EnquiryRow> {
  return db.transaction(async (tx) => {
    const sellerId = await sellerOf(tx, form);
    if (sellerId === sender.id) throw new Problem('own-business');
    const { timeZone } = await getUser(tx, sellerId);
    if (form.date && form.date < dayOf(clock.now(), timeZone)) throw fieldProblem('date', pastDateText);
    await checkItem(tx, sellerId, form.item_id);

    const enquiry = await insertEnquiry(tx, {
      senderId: sender.id,
      sellerId,
      serviceId: form.item_id ?? null,
      name: form.name,
      email: form.email,
      phone: form.phone ?? null,
      message: form.message,
      date: form.date ?? null,
    });
    await tellEnquiry(tx, enquiry, 'seller', {
      subject: say`${enquiry.name} asks you something`,
      text: say`${enquiry.message}`,
    });
    return enquiry;
  });
}
