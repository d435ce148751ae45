import { listInvoices } from '@souk/contract/modules/payments/invoices';
import { updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { daysMs, fromNow } from '../../../platform/clock.ts';
import { startApi } from '../../../testing/start-api.ts';
import { findInvoicesOf } from '../../payments/index.ts';
import { buildSeller } from '../../sellers/testing.ts';
import { depositAndRest } from '../plans/plan.rules.ts';
import { refundSale } from '../refunds/refund-sale.ts';
import { lockSale } from '../sales/sale.queries.ts';
import { buildSale, payDeposit, payNext, saleFaults } from '../testing.ts';
import { instalmentKind } from './instalment.life.ts';
import { listInstalments } from './instalment.queries.ts';
import { invoiceInstalment } from './invoice-instalment.ts';

const restBefore = depositAndRest(33, { on: 'start', beforeHours: 48 });
const address = ['Sam Buyer', '1 Church Street, Parramatta'];

/** A sale of $100.01, of which $33.34 are free of GST, by a seller who is registered for it; both shares are paid. */
async function setUpPaid() {
  const api = await startApi();
  const { db, settle, as } = api;
  const seller = await buildSeller(db);
  await as(seller).call(updateBusinessProfile, { body: { abn: '51 824 753 556', is_gst_registered: true } });
  const startsAt = fromNow(daysMs(10));
  const wanted = { seller, startsAt, cents: [6_667, 3_334], gstFree: [1] };
  const { sale, now } = await buildSale(db, { ...wanted, plan: restBefore });
  await payDeposit(db, sale);
  await settle();
  await payNext(db, sale, 2);
  await settle();
  const rows = await listInstalments(db, sale.id);
  const invoice = async (index: number) => {
    const row = rows[index];
    if (!row) throw new Error('there are two instalments');
    const current = await now();
    await db.transaction((tx) => invoiceInstalment(tx, current, row, address));
  };
  const of = { subjectKind: instalmentKind, subjectIds: rows.map(({ id }) => id) };
  const invoices = async () => [...(await findInvoicesOf(db, 'sale', of)).values()];
  return { ...api, sale, seller, rows, invoice, invoices };
}

describe('the invoice of an instalment', () => {
  test('names the sale and the share, and what is free of GST in proportion; both together are the sale', async () => {
    const { db, sale, seller, rows, invoice, invoices } = await setUpPaid();

    for (const index of [0, 1]) await invoice(index);

    const issued = await invoices();
    expect(issued.map(({ cents }) => cents)).toEqual(rows.map(({ cents }) => cents));
    const lines = issued.flatMap(({ content }) => content.lines);
    const sum = (isFree: boolean) =>
      lines.filter(({ isGstFree }) => isGstFree === isFree).reduce((total, { cents }) => total + cents, 0);
    expect([sum(false), sum(true)]).toEqual([6_667, 3_334]);
    expect(lines.every(({ isGstFree, gstCents }) => (isGstFree ? gstCents === 0 : gstCents > 0))).toBe(true);
    expect(issued[0]).toMatchObject({
      issuerId: seller.id,
      recipientId: sale.buyerId,
      content: { title: 'Tax invoice', recipient: { address } },
    });
    expect(lines[0]?.description).toBe(`${sale.title}: ${rows[0]?.label}`);
    expect(await saleFaults(db)).toEqual({});
  });

  test('is one, however often it is asked for', async () => {
    const { invoice, invoices } = await setUpPaid();

    await Promise.all([invoice(0), invoice(0), invoice(0)]);

    expect(await invoices()).toHaveLength(1);
  });

  test('that is issued after a refund is adjusted at once', async () => {
    const { db, as, seller, sale, invoice, rows } = await setUpPaid();
    const wish = { cents: 1_000, reason: 'Kind', key: 'kind', by: 'seller', byUserId: null } as const;
    await db.transaction(async (tx) => refundSale(tx, await lockSale(tx, sale.id), wish));

    for (const index of [0, 1]) await invoice(index);

    const { data } = await as(seller).call(listInvoices, { query: { role: 'issued' } });
    const total = data.reduce((cents, one) => cents + one.total.cents, 0);
    expect(data.map(({ kind }) => kind).toSorted()).toEqual(['adjustment', 'sale', 'sale']);
    expect(total).toBe(rows.reduce((cents, row) => cents + row.cents, 0) - 1_000);
  });
});
