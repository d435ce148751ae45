import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import type { NewReport } from '../../reports/index.ts';
import { foodReported } from '../events.ts';
import { checkSeen, type Viewer } from '../products/product.policy.ts';
import { findProduct } from '../products/product.queries.ts';
import { addReport } from './product-reports.ts';

/** Reports a mistake in a food to the admins, once per user and food. */
export function reportProduct(db: Db, user: Viewer, productId: number, report: NewReport): Promise<void> {
  return db.transaction(async (tx) => {
    checkSeen(await findProduct(tx, productId), user);
    await addReport(tx, productId, { ...report, reporterId: user.id });
    await publish(tx, foodReported, { productId });
  });
}
