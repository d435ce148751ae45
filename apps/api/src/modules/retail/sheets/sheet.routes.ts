import * as contract from '@souk/contract/modules/retail/product-sheets';
import { fieldProblem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { contentOf } from '../../../platform/http/exchange.ts';
import { bulkEditProducts } from './bulk-edit-products.ts';
import { importProducts } from './import-products.ts';
import { textOf } from './read-sheet.ts';
import { tryProducts } from './try-products.ts';
import { writeSheet } from './write-sheet.ts';

export function sheetRoutes(api: Api) {
  api.answer(contract.bulkEditProducts, async ({ db, user, body, reply }) => {
    const report = await bulkEditProducts(db, user, body.product_ids, body.change);
    if (report.refused.length > 0) reply.say(contract.bulkRefusedText);
    return report;
  });

  api.answer(contract.exportProducts, async ({ db, user, query, reply }) => {
    const sheet = await writeSheet(db, user.id, query.status);
    reply.file({ name: 'products.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from(sheet) });
    return null;
  });

  api.answer(contract.importProducts, async ({ db, user, body, files, reply }) => {
    const [file] = files.filter(({ field }) => field === 'file');
    const sheet = file ? textOf(await contentOf(file)) : body.sheet;
    if (sheet === undefined) throw fieldProblem('file', 'This field is required.');
    if (!body.is_trial) return importProducts(db, user, sheet);
    reply.say(contract.sheetTriedText);
    return tryProducts(db, user, sheet);
  });
}
