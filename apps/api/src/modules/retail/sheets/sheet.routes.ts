import * as contract from '@souk/contract/modules/retail/product-sheets';
import { fieldProblem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { contentOf } from '../../../platform/http/exchange.ts';
import { inLanguage } from '../../../platform/texts/in-language.ts';
import type { Text } from '../../../platform/texts/say.ts';
import { bulkEditProducts } from './bulk-edit-products.ts';
import { importProducts } from './import-products.ts';
import { textOf } from './read-sheet.ts';
import { tryProducts } from './try-products.ts';
import { writeSheet } from './write-sheet.ts';

/** A report whose refusals are in the words of whoever reads it. */
const worded = <R extends { message: Text }, T extends { refused: readonly R[] }>(
  report: T,
  language: string,
) => ({
  ...report,
  refused: report.refused.map((row: T['refused'][number]) => ({
    ...row,
    message: inLanguage(row.message, language),
  })),
});

export function sheetRoutes(api: Api) {
  api.answer(contract.bulkEditProducts, async ({ db, user, body, language, reply }) => {
    const report = await bulkEditProducts(db, user, body.product_ids, body.change);
    if (report.refused.length > 0) reply.say(contract.bulkRefusedText);
    return worded(report, language);
  });

  api.answer(contract.exportProducts, async ({ db, user, query, reply }) => {
    const sheet = await writeSheet(db, user.id, query.status);
    reply.file({ name: 'products.csv', type: 'text/csv; charset=utf-8', bytes: Buffer.from(sheet) });
    return null;
  });

  api.answer(contract.importProducts, async ({ db, user, body, files, language, reply }) => {
    const [file] = files.filter(({ field }) => field === 'file');
    const sheet = file ? textOf(await contentOf(file)) : body.sheet;
    if (sheet === undefined) throw fieldProblem('file', 'This field is required.');
    if (!body.is_trial) return worded(await importProducts(db, user, sheet), language);
    reply.say(contract.sheetTriedText);
    return worded(await tryProducts(db, user, sheet), language);
  });
}
