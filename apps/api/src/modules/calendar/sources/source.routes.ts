import * as contract from '@souk/contract/modules/calendar/sources';
import type { Reader } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { namesOfResources } from '../../availability/index.ts';
import { addSource } from './add-source.ts';
import { removeSource } from './remove-source.ts';
import { type CountedSource, listSources } from './source.queries.ts';

async function presentSources(reader: Reader, counted: readonly CountedSource[]) {
  const names = await namesOfResources(
    reader,
    counted.flatMap(({ source }) => source.resourceId ?? []),
  );
  return counted.map(({ source: { id, name, address, resourceId, readAt, problem }, count }) => ({
    id,
    name,
    host: new URL(address).host,
    resource: resourceId === null ? null : { id: resourceId, name: names.get(resourceId)?.name ?? '' },
    read_at: readAt?.toISOString() ?? null,
    problem,
    entries: count,
  }));
}

export function sourceRoutes(api: Api) {
  api.answer(contract.listSources, async ({ db, user }) =>
    presentSources(db, await listSources(db, user.id)),
  );

  api.answer(contract.addSource, async ({ db, user, body }) => {
    const source = await addSource(db, user, body);
    const [shown] = await presentSources(db, [{ source, count: 0 }]);
    if (!shown) throw new Error('a source is always shown');
    return shown;
  });

  api.answer(contract.removeSource, async ({ db, user, params }) => {
    await removeSource(db, user, params.id);
    return null;
  });
}
