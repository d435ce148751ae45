import { desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { presentAccount } from './accounts/account.present.ts';
import { listAccounts } from './accounts/account.queries.ts';
import { payoutAccounts } from './accounts/account.tables.ts';
import { presentInvoice } from './invoices/invoice.present.ts';
import { invoices } from './invoices/invoice.tables.ts';
import { dropMethodJob } from './job-names.ts';
import { presentMethod } from './methods/method.present.ts';
import { listMethods } from './methods/method.queries.ts';
import { methods } from './methods/method.tables.ts';
import { presentPayment } from './payments/payment.present.ts';
import { payments } from './payments/payment.tables.ts';
import { presentPayout } from './payouts/payout.present.ts';
import { payouts } from './payouts/payout.tables.ts';

const exportPayments = async (reader: Reader, userId: number) => ({
  methods: (await listMethods(reader, userId)).map(presentMethod),
  payout_accounts: (await listAccounts(reader, userId)).map((account) => presentAccount(account, null)),
  payments: (
    await reader.select().from(payments).where(eq(payments.payerId, userId)).orderBy(desc(payments.id))
  ).map(presentPayment),
  payouts: (
    await reader.select().from(payouts).where(eq(payouts.sellerId, userId)).orderBy(desc(payouts.id))
  ).map(presentPayout),
  invoices: (
    await reader.select().from(invoices).where(eq(invoices.recipientId, userId)).orderBy(desc(invoices.id))
  ).map(presentInvoice),
});

/**
 * Payment methods and payout accounts are deleted; payments, journals and invoices stay, because tax law requires
 * them for years.
 */
async function erasePayments(tx: Tx, userId: number): Promise<void> {
  const dropped = await tx
    .delete(methods)
    .where(eq(methods.userId, userId))
    .returning({ provider: methods.provider, providerRef: methods.providerRef });
  for (const method of dropped) await addJob(tx, dropMethodJob, method);
  await tx.delete(payoutAccounts).where(eq(payoutAccounts.sellerId, userId));
}

export const paymentData: PersonalData = { export: exportPayments, erase: erasePayments };
