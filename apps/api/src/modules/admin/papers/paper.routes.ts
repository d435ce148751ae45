import * as contract from '@souk/contract/modules/admin/papers';
import { toPage } from '@souk/contract/shared/page';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { decidePaper } from './decide-paper.ts';
import { presentPapers } from './paper.present.ts';
import { listPaperPage } from './paper.queries.ts';
import { readPaper } from './read-paper.ts';

export function paperRoutes(api: Api) {
  answerDesk(api, 'papers', contract.listPapers, async ({ db, query }) => {
    const { rows, total } = await listPaperPage(db, query);
    return toPage(await presentPapers(db, rows), total, query);
  });

  answerDesk(api, 'papers', contract.decidePaper, async ({ db, user, params, body }) => {
    const [paper] = await presentPapers(db, [await decidePaper(db, user, params, body)]);
    if (!paper) throw new Problem('record-not-found');
    return paper;
  });

  answerDesk(api, 'papers', contract.readPaper, async ({ db, user, params, reply }) => {
    reply.file(await readPaper(db, user, params));
    return null;
  });
}
