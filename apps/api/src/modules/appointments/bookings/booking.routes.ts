import * as contract from '@souk/contract/modules/appointments/bookings';
import { moneyIn } from '@souk/contract/shared/values';
import type { Api } from '../../../platform/http/api.ts';
import { dueNowOf, presentBookingDetail, presentTerms, termsOf } from '../../bookings/index.ts';
import { getUser } from '../../identity/index.ts';
import { createPaymentProviders } from '../../payments/index.ts';
import { getShownBusiness } from '../../sellers/index.ts';
import { getSettings } from '../../settings/index.ts';
import { wishedAmong } from '../listings/wished-among.ts';
import { bookAndPay } from './book-and-pay.ts';
import { bookServices } from './book-services.ts';
import { presentBookable } from './bookable.present.ts';
import { checkReach, needsAddress } from './check-reach.ts';
import { businessOf, checkBookable, chooseFrom } from './choose-services.ts';
import { minutesOf } from './chosen.rules.ts';
import { enterBooking } from './enter-booking.ts';
import { presentPaid } from './paid.present.ts';
import { presentPrice } from './price.present.ts';
import { priceBooking } from './price-booking.ts';
import { presentDay, presentDays } from './slots.present.ts';

/** What is free, what it costs, and booking it. */
export function bookingRoutes(api: Api) {
  api.answer(contract.getBookableBusiness, async ({ db, viewer, params: { business_id: id } }) => ({
    ...(await presentBookable(db, await getShownBusiness(db, id))),
    is_wishlisted: (await wishedAmong(db, viewer?.id, [id])).has(id),
  }));

  api.answer(contract.findAvailableSlots, async ({ db, query }) => {
    const serviceIds = query.service_id === undefined ? query.service_ids : [query.service_id];
    const asked = { serviceIds, addOnIds: query.add_on_ids };
    const choice = await chooseFrom(db, query.business_id, asked);
    return presentDay(db, { choice, wish: { personId: query.staff }, date: query.date });
  });

  api.answer(contract.findFreeDays, async ({ db, query }) => {
    const asked = { serviceIds: query.service_ids, addOnIds: query.add_on_ids };
    const choice = await chooseFrom(db, query.business_id, asked);
    return presentDays(db, { choice, wish: { personId: query.staff }, date: query.from }, query.days);
  });

  api.answer(contract.previewBooking, async ({ db, viewer, body }) => {
    const asked = { serviceIds: body.service_ids, addOnIds: body.add_on_ids };
    const choice = await chooseFrom(db, body.business_id, asked);
    checkBookable(choice);
    await checkReach(db, choice, body.address);
    const { currency } = await getSettings(db);
    const wish = { personId: body.staff, guests: body.guests };
    const startsAt = body.starts_at === undefined ? undefined : new Date(body.starts_at);
    const pricing = { choice, wish, startsAt, customer: viewer, offers: body };
    const price = presentPrice(await priceBooking(db, pricing), currency);
    const terms = await termsOf(db, choice.sellerId);
    return {
      ...price,
      due_now: moneyIn(currency, dueNowOf(terms, price.total.cents)),
      minutes: minutesOf(choice.chosen),
      needs_address: needsAddress(choice),
      time_zone: (await getUser(db, choice.sellerId)).timeZone,
      terms: presentTerms(terms),
    };
  });

  api.answer(contract.bookSpa, async ({ db, user, body }) =>
    presentBookingDetail(db, await bookServices(db, user, 'spa', body), 'customer'),
  );

  api.answer(contract.bookBeauty, async ({ db, user, body }) =>
    presentBookingDetail(db, await bookServices(db, user, 'beauty', body), 'customer'),
  );

  api.answer(contract.bookHandyman, async ({ db, user, body: { description, ...form } }) => {
    const note = [description, form.note].filter(Boolean).join('\n\n');
    return presentBookingDetail(db, await bookServices(db, user, 'handyman', { ...form, note }), 'customer');
  });

  api.answer(contract.bookEvent, async ({ db, user, body: { event_type, description, ...form } }) => {
    const note = [event_type, description, form.note].filter(Boolean).join('\n\n');
    return presentBookingDetail(db, await bookServices(db, user, 'events', { ...form, note }), 'customer');
  });

  api.answer(contract.bookAndPay, async ({ db, config, user, body, once }) => {
    const { payment_method, card_id, stripeToken, service_id: serviceId, ...form } = body;
    const pay = { payment_method, card_id, stripeToken };
    const wanted = {
      ...form,
      business_id: await businessOf(db, serviceId),
      service_ids: [serviceId],
      add_on_ids: [],
    };
    const paid = await bookAndPay(db, createPaymentProviders(config, db), user, { wanted, pay, once });
    return presentPaid(db, paid);
  });

  api.answer(contract.enterBooking, async ({ db, user, body }) =>
    presentBookingDetail(db, await enterBooking(db, user, body), 'seller'),
  );
}
