import * as contract from '@souk/contract/modules/admin/payments';
import { toPage } from '@souk/contract/shared/page';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { startOfPeriod } from '../../../platform/period.ts';
import { explainPart, payments, presentPayment } from '../../payments/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { peopleOf } from '../people/person.queries.ts';

interface Wanted {
  status?: (typeof payments.$inferSelect)['state'] | undefined;
  payer_id?: number | undefined;
  since: Date | undefined;
  page: number;
  page_size: number;
}

/** A page of everybody's payments, newest first. */
async function listPaymentPage(reader: Reader, { status, payer_id, since, ...query }: Wanted) {
  const isWanted = and(
    since ? gte(payments.createdAt, since) : undefined,
    status ? eq(payments.state, status) : undefined,
    payer_id === undefined ? undefined : eq(payments.payerId, payer_id),
  );
  const rows = await reader
    .select()
    .from(payments)
    .where(isWanted)
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size);
  return toPage(rows, await reader.$count(payments, isWanted), query);
}

export function paymentRoutes(api: Api) {
  answerDesk(api, 'money', contract.listAdminPayments, async ({ db, query, timeZone }) => {
    const { date_filter: period, ...rest } = query;
    const page = await listPaymentPage(db, { ...rest, since: period && startOfPeriod(period, timeZone) });
    const people = await peopleOf(
      db,
      page.data.map(({ payerId }) => payerId),
    );
    const data = page.data.map((payment) => {
      const { action_url: _, ...shown } = presentPayment(payment);
      return { ...shown, payer: people.get(payment.payerId), provider: payment.provider };
    });
    return { ...page, data };
  });

  answerDesk(api, 'money', contract.getSaleEarnings, ({ db, query }) => explainPart(db, query));
}
