import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import type { NewReport } from '../../reports/index.ts';
import { productReported } from '../events.ts';
import { roleIn, type Viewer } from '../products/product.policy.ts';
import { getProduct } from '../products/product.queries.ts';
import { addReport } from './product-reports.ts';

/** Reports a public product to the admins, once per user and product. */
export function reportProduct(db: Db, user: Viewer, productId: number, report: NewReport): Promise<void> {
  return db.transaction(async (tx) => {
    const product = await getProduct(tx, productId);
    if (roleIn(product, user) !== 'viewer') throw new Problem('own-product');

    const reportId = await addReport(tx, productId, { ...report, reporterId: user.id });
    await publish(tx, productReported, { productId, reportId });
  });
}
