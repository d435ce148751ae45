import * as contract from '@souk/contract/modules/appointments/enquiries';
import { chooseBusinessText } from '@souk/contract/modules/appointments/quote-values';
import { beforeAll, describe, expect, test } from 'vitest';
import { Recorder } from '../../../../../../tools/bench/recorder.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { buildUser, signedInAgain } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { hairdressers, plumbers } from '../services/services.testing.ts';
import { buildService } from '../testing.ts';
import { buildEnquiry, enquiryForm } from './enquiries.testing.ts';

const recorder = new Recorder();

describe('an enquiry', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  test('[success-enquiry-sent] reaches the business, whose answer reaches its sender, once', async () => {
    const { db, as } = api;
    const [seller, sender] = [await buildSeller(db, { sellerType: 'events' }), await buildUser(db)];
    const body = enquiryForm({ business_id: seller.businessId, phone: '0491570006', date: '2040-01-01' });

    const sent = await as(sender).send(contract.enquire, { body });
    const { data: received } = await as(seller).call(contract.listPreviousEnquiries, {});
    const params = { id: received[0]?.enquiry_id ?? 0 };
    const replied = await as(seller).call(contract.replyEnquiry, {
      params,
      body: { message: 'Yes, we do.' },
    });
    const again = await as(seller).send(contract.declineEnquiry, { params, body: {} });
    const { data: answered } = await as(sender).call(contract.listPreviousEnquiries, {});

    expect(sent.envelope).toMatchObject({ status: 201, message: 'Enquiry sent successfully.' });
    expect(received).toMatchObject([
      { role: 'seller', status: 'new', phone: '0491570006', date: '2040-01-01', moves: ['reply', 'decline'] },
    ]);
    expect(replied).toMatchObject({ status: 'replied', reply: 'Yes, we do.', moves: [] });
    expect(again.envelope).toMatchObject({ status: 422, message: 'This enquiry has been answered.' });
    expect(answered).toMatchObject([{ role: 'customer', status: 'replied', moves: [] }]);
  });

  test('can be declined, and is not answered after that', async () => {
    const { db, as } = api;
    const seller = await buildSeller(db, { sellerType: 'beauty' });
    const { id } = await buildEnquiry(db, seller, await buildSeller(db));

    const declined = await as(seller).call(contract.declineEnquiry, {
      params: { id },
      body: { reason: 'Closed' },
    });
    const late = await as(seller).send(contract.replyEnquiry, { params: { id }, body: { message: 'Hello' } });

    expect(declined).toMatchObject({ status: 'declined', reason: 'Closed' });
    expect(late.status).toBe(422);
  });

  test('is answered once by two at once, and by nobody else', async () => {
    const { db, as } = api;
    const [seller, stranger, sender] = [await buildSeller(db), await buildSeller(db), await buildUser(db)];
    const { id } = await buildEnquiry(db, seller, sender);
    const reply = { params: { id }, body: { message: 'Yes' } };

    const strange = await as(stranger).send(contract.replyEnquiry, reply);
    const own = await as(await signedInAgain(db, sender)).send(contract.replyEnquiry, reply);
    const answers = await Promise.all([1, 2].map(() => as(seller).send(contract.replyEnquiry, reply)));

    expect([strange.status, own.status]).toEqual([404, 403]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('is read and listed by its two sides alone, each with its own', async () => {
    const { db, as } = api;
    const [seller, other, stranger] = [await buildSeller(db), await buildSeller(db), await buildUser(db)];
    const received = await buildEnquiry(db, seller, other);
    const sent = await buildEnquiry(db, other, seller);
    const list = async (role?: 'customer' | 'seller') => {
      const { data } = await as(seller).call(contract.listPreviousEnquiries, { query: role ? { role } : {} });
      return data.map(({ enquiry_id }) => enquiry_id);
    };
    const read = (user: typeof stranger) =>
      as(user).send(contract.getEnquiry, { params: { id: received.id } });

    const asked = await read(other);

    expect(asked.envelope).toMatchObject({ data: { role: 'customer', item_title: null } });
    expect((await read(seller)).envelope).toMatchObject({ data: { moves: ['reply', 'decline'] } });
    expect((await read(stranger)).status).toBe(404);
    expect([await list('seller'), await list('customer')]).toEqual([[received.id], [sent.id]]);
    expect(await list()).toEqual([sent.id, received.id]);
  });

  test('names a business, a day to come and a service of that business', async () => {
    const { db, as } = api;
    const seller = await buildSeller(db, { sellerType: 'beauty' });
    const other = await buildSeller(db, { sellerType: 'handyman' });
    const asSender = as(await buildUser(db));
    const own = await buildService(db, seller, { category_id: hairdressers });
    const foreign = await buildService(db, other, { category_id: plumbers });
    const to = { trader_user_id: seller.id };
    const send = (changes: Parameters<typeof enquiryForm>[0]) =>
      asSender.send(contract.enquire, { body: enquiryForm(changes) });

    const nobody = await send({});
    const past = await send({ ...to, date: '2020-01-01' });
    const strange = await send({ ...to, item_id: foreign.id });
    const torn = await send({ ...to, business_id: other.businessId });
    const sound = await send({ ...to, item_id: own.id });
    const self = await as(seller).send(contract.enquire, { body: enquiryForm(to) });

    expect(nobody.envelope).toMatchObject({ status: 423, message: chooseBusinessText });
    expect(past.envelope).toMatchObject({ status: 423, message: 'Past dates are not allowed.' });
    expect([strange.status, torn.status, sound.status, self.status]).toEqual([404, 404, 201, 422]);
  });

  test('is listed with as many statements as any number of them', async () => {
    const { db, as } = api;
    const sender = await buildUser(db);
    const sellers = [await buildSeller(db), await buildSeller(db), await buildSeller(db)];
    const list = async () => {
      await recorder.settle();
      recorder.begin();
      const { data } = await as(sender).call(contract.listPreviousEnquiries, {});
      await recorder.settle();
      return [data.length, recorder.waves.flat().length];
    };

    for (const seller of sellers.slice(0, 1)) await buildEnquiry(db, seller, sender);
    await list();
    const [one, statementsOfOne] = await list();
    for (const seller of sellers) await buildEnquiry(db, seller, sender);
    await list();
    const [many, statementsOfMany] = await list();

    expect([one, many]).toEqual([1, 4]);
    expect(statementsOfOne).toBeGreaterThan(1);
    expect(statementsOfMany).toBe(statementsOfOne);
  });
});
