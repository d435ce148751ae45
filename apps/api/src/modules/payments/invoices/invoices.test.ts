import { updateUserProfile } from '@souk/contract/modules/identity/profiles';
import { getInvoice, getInvoicePdf, listInvoices } from '@souk/contract/modules/payments/invoices';
import { updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { saveSettings } from '../../settings/index.ts';
import { refundPart } from '../index.ts';
import { lockPart } from '../parts/part.queries.ts';
import { buildEarned, buildPayment, orderOf, payBy } from '../testing.ts';
import { type InvoiceRow, invoiceSeries, invoices } from './invoice.tables.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { issueFeeInvoice } from './issue-fee-invoice.ts';
import { issueInvoice, type NewInvoice } from './issue-invoice.ts';

type Api = Awaited<ReturnType<typeof startApi>>;

const issue = ({ db }: Pick<Api, 'db'>, fresh: NewInvoice): Promise<InvoiceRow> =>
  db.transaction((tx) => issueInvoice(tx, fresh));

let subjects = 1_000;

/** A sale of two things, one of them GST-free. */
function saleOf(issuerId: number, recipientId: number): NewInvoice {
  subjects += 1;
  return {
    kind: 'sale',
    issuerId,
    recipientId,
    subject: { kind: 'test.order', id: subjects },
    lines: [
      { description: 'Copper coffee pot', quantity: 2, cents: 11_000 },
      { description: 'Dates', quantity: 1, cents: 999, isGstFree: true },
      { description: 'Postage', quantity: 1, cents: 895 },
    ],
  };
}

const abn = '51 824 753 556';

async function registered(api: Api) {
  const seller = await buildSeller(api.db);
  await api.as(seller).call(updateBusinessProfile, { body: { abn, is_gst_registered: true } });
  return seller;
}

describe('an invoice', () => {
  test('has the days of its issuer, whoever reads it and wherever', async () => {
    const api = await startApi();
    const [seller, buyer] = [await registered(api), await buildUser(api.db)];
    await api.as(seller).call(updateUserProfile, { body: { time_zone: 'Pacific/Honolulu' } });
    await api.as(buyer).call(updateUserProfile, { body: { display_time_zone: 'Pacific/Auckland' } });

    const { id } = await issue(api, saleOf(seller.id, buyer.id));

    const zone = { time_zone: 'Pacific/Honolulu' };
    expect(await api.as(buyer).call(getInvoice, { params: { id } })).toMatchObject(zone);
    expect((await api.as(buyer).call(listInvoices)).data).toMatchObject([zone]);
  });

  test('of a seller who is registered is a tax invoice with the GST of every line', async () => {
    const api = await startApi();
    const [seller, buyer] = [await registered(api), await buildUser(api.db)];

    const { id } = await issue(api, saleOf(seller.id, buyer.id));

    const year = new Date().getFullYear();
    expect(await api.as(buyer).call(getInvoice, { params: { id } })).toMatchObject({
      number: `S${seller.id}-${year}-00001`,
      title: 'Tax invoice',
      issuer: { name: 'Olive & Thyme', abn: '51824753556' },
      recipient: { name: buyer.name, abn: null },
      lines: [
        { quantity: 2, total: { cents: 11_000 }, gst: { cents: 1_000 }, is_gst_free: false },
        { total: { cents: 999 }, gst: { cents: 0 }, is_gst_free: true },
        { total: { cents: 895 }, gst: { cents: 81 } },
      ],
      total: { cents: 12_894 },
      gst: { cents: 1_081 },
    });
  });

  test('of a seller who is not registered is none and names no GST', async () => {
    const api = await startApi();
    const [seller, buyer] = [await buildSeller(api.db), await buildUser(api.db)];

    const { id } = await issue(api, saleOf(seller.id, buyer.id));

    expect(await api.as(seller).call(getInvoice, { params: { id } })).toMatchObject({
      title: 'Invoice',
      gst: { cents: 0 },
    });
  });

  test('stays as it was when names change', async () => {
    const api = await startApi();
    const [seller, buyer] = [await registered(api), await buildUser(api.db)];
    const { id } = await issue(api, saleOf(seller.id, buyer.id));

    await api.as(seller).call(updateBusinessProfile, { body: { business_name: 'Another name' } });

    expect(await api.as(buyer).call(getInvoice, { params: { id } })).toMatchObject({
      issuer: { name: 'Olive & Thyme' },
    });
  });

  test('has the next number: fifty at once leave no gap and no double', async () => {
    const api = await startApi();
    const [seller, buyer] = [await buildSeller(api.db), await buildUser(api.db)];
    const sales = Array.from({ length: 50 }, () => saleOf(seller.id, buyer.id));
    const isLost = (index: number) => index % 10 === 3;

    const outcomes = await Promise.allSettled(
      sales.map((sale, index) =>
        api.db.transaction(async (tx) => {
          const invoice = await issueInvoice(tx, sale);
          if (isLost(index)) throw new Error('the transaction is given up');
          return invoice;
        }),
      ),
    );

    const issued = await api.db.select().from(invoices).where(eq(invoices.issuerId, seller.id));
    const sequences = issued.map(({ sequence }) => sequence).sort((a, b) => a - b);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(45);
    expect(sequences).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
    const [series] = await api.db.select().from(invoiceSeries).where(eq(invoiceSeries.issuerId, seller.id));
    expect(series?.lastSequence).toBe(45);
  });

  test('is issued once for a thing, also when two do it at once', async () => {
    const api = await startApi();
    const [seller, buyer] = [await buildSeller(api.db), await buildUser(api.db)];
    const sale = saleOf(seller.id, buyer.id);

    const both = await Promise.all([issue(api, sale), issue(api, sale)]);

    expect(both[0]?.id).toBe(both[1]?.id);
    expect(both[0]?.sequence).toBe(1);
  });

  test('is for its issuer and its recipient alone', async () => {
    const api = await startApi();
    const [seller, buyer] = [await buildSeller(api.db), await buildUser(api.db)];
    const { id } = await issue(api, saleOf(seller.id, buyer.id));
    const stranger = api.as(await buildUser(api.db));

    const answers = await Promise.all([
      stranger.send(getInvoice, { params: { id } }),
      stranger.send(getInvoicePdf, { params: { id } }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect((await stranger.call(listInvoices)).data).toEqual([]);
    expect((await api.as(buyer).call(listInvoices)).data).toMatchObject([{ id, is_own: false }]);
    const issued = await api.as(seller).call(listInvoices, { query: { role: 'issued' } });
    expect(issued.data).toMatchObject([{ id, is_own: true }]);
  });

  test('is a PDF file, in whatever letters its names are written', async () => {
    const api = await startApi();
    const seller = await buildSeller(api.db, { businessName: 'Müller & Żółć مقهى' });
    const buyer = await buildUser(api.db);
    const invoice = await issue(api, saleOf(seller.id, buyer.id));

    const answer = await api.as(buyer).send(getInvoicePdf, { params: { id: invoice.id } });
    const bytes = await invoicePdf(invoice);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`${invoice.number}.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('a note on a mixed invoice', () => {
  test('has the GST of the lines that went back, although the seller is registered no more', async () => {
    const api = await startApi();
    const seller = await registered(api);
    const payment = await buildEarned(api, seller, 12_894);
    const subject = orderOf(payment);
    await issue(api, { ...saleOf(seller.id, payment.payerId), subject, paymentId: payment.id });
    await api.as(seller).call(updateBusinessProfile, { body: { abn, is_gst_registered: false } });
    const giveBack = (cents: number, description: string, isGstFree: boolean) =>
      api.db.transaction((tx) =>
        refundPart(tx, {
          subject,
          cents,
          reason: 'Stale',
          key: `mixed:${payment.id}:${description}`,
          byRole: 'seller',
          byUserId: seller.id,
          lines: [{ description, isGstFree, cents }],
        }),
      );

    await giveBack(999, 'Dates', true);
    await giveBack(5_500, 'Copper coffee pot', false);

    const [pot, dates] = (await api.as(seller).call(listInvoices, { query: { role: 'issued' } })).data;
    expect(dates).toMatchObject({ title: 'Adjustment note', total: { cents: -999 }, gst: { cents: 0 } });
    expect(pot).toMatchObject({ title: 'Adjustment note', total: { cents: -5_500 }, gst: { cents: -500 } });
  });
});

describe('the house invoices', () => {
  test('its commission to the seller, and gives it back with a refund', async () => {
    const api = await startApi();
    await api.db.transaction((tx) => saveSettings(tx, { houseAbn: abn, houseName: 'Souk Pty Ltd' }));
    const seller = await registered(api);
    const payment = await buildEarned(api, seller, 10_000);
    const subject = orderOf(payment);
    const sale = { ...saleOf(seller.id, payment.payerId), subject, paymentId: payment.id };
    await issue(api, { ...sale, lines: [{ description: 'Rug', quantity: 1, cents: 10_000 }] });
    await api.db.transaction(async (tx) =>
      issueFeeInvoice(tx, await lockPart(tx, subject), { commissionCents: 500, commissionGstCents: 50 }),
    );

    await api.db.transaction((tx) =>
      refundPart(tx, {
        subject,
        cents: 4_000,
        reason: 'A scratch',
        key: `invoice-test:${payment.id}`,
        byRole: 'seller',
        byUserId: seller.id,
      }),
    );

    const received = (await api.as(seller).call(listInvoices)).data;
    expect(received).toMatchObject([
      { kind: 'adjustment', title: 'Adjustment note', total: { cents: -220 }, gst: { cents: -20 } },
      {
        kind: 'fee',
        title: 'Tax invoice',
        issuer: 'Souk Pty Ltd',
        total: { cents: 550 },
        gst: { cents: 50 },
      },
    ]);
    const [note] = (await api.as(seller).call(listInvoices, { query: { role: 'issued' } })).data;
    expect(note).toMatchObject({ kind: 'adjustment', total: { cents: -4_000 }, gst: { cents: -364 } });
    const detail = await api.as(seller).call(getInvoice, { params: { id: note?.id ?? 0 } });
    expect(detail.adjusts).toMatch(/-00001$/);
  });

  test('what it has sold itself once it is paid, and once only', async () => {
    const api = await startApi();
    const payer = await buildUser(api.db);
    const payment = await buildPayment(api.db, { payer, shares: [{ sellerId: null, cents: 2_200 }] });

    await payBy(api, payment, { stripeToken: 'tok_duplicate_webhook' });
    await api.settle();

    expect((await api.as(payer).call(listInvoices)).data).toMatchObject([
      { kind: 'promotion', total: { cents: 2_200 }, gst: { cents: 200 } },
    ]);
  });
});
