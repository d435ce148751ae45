import type { Db } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { productReported } from '../events.ts';
import { roleIn, type Viewer } from '../products/product.policy.ts';
import { getProduct } from '../products/product.queries.ts';
import { productReports } from './report.tables.ts';

interface Report {
  reason: string;
  comment?: string | undefined;
}

/** Reports a public product to the admin; a user reports a product once. */
export function reportProduct(
  db: Db,
  user: Viewer,
  productId: number,
  { reason, comment }: Report,
): Promise<void> {
  return db.transaction(async (tx) => {
    const product = await getProduct(tx, productId);
    if (roleIn(product, user) !== 'viewer') throw new Problem('own-product');

    const [report] = await tx
      .insert(productReports)
      .values({ productId, reporterId: user.id, reason, comment: comment ?? null, state: 'open' })
      .returning({ id: productReports.id })
      .catch((error: unknown) => {
        throw isDuplicate(error, 'product_reports_once') ? new Problem('already-reported') : error;
      });
    if (!report) throw new Error('the report was not written');
    await publish(tx, productReported, { productId, reportId: report.id });
  });
}
