import * as contract from '@souk/contract/modules/availability/resources';
import type { Api } from '../../../platform/http/api.ts';
import { archiveResource } from './archive-resource.ts';
import { changeResource } from './change-resource.ts';
import { createResource } from './create-resource.ts';
import { presentResource } from './resource.present.ts';
import { getResource, listResources } from './resource.queries.ts';
import { restoreResource } from './restore-resource.ts';
import { saveRoster } from './save-roster.ts';

export function resourceRoutes(api: Api) {
  api.answer(contract.listResources, async ({ db, user, query: { with_archived: withArchived } }) =>
    (await listResources(db, user.id, { withArchived })).map(presentResource),
  );

  api.answer(contract.getResource, async ({ db, user, params }) =>
    presentResource(await getResource(db, user.id, params.resource_id)),
  );

  api.answer(contract.createResource, async ({ db, user, body }) => {
    const { id } = await createResource(db, user.id, body);
    return presentResource(await getResource(db, user.id, id));
  });

  api.answer(contract.changeResource, async ({ db, user, params, body: { name, position } }) => {
    const changes = { ...(name && { name }), ...(position && { position }) };
    const { id } = await changeResource(db, user.id, params.resource_id, changes);
    return presentResource(await getResource(db, user.id, id));
  });

  api.answer(contract.archiveResource, async ({ db, user, params }) => {
    const { id } = await archiveResource(db, user.id, params.resource_id);
    return presentResource(await getResource(db, user.id, id));
  });

  api.answer(contract.restoreResource, async ({ db, user, params }) => {
    const { id } = await restoreResource(db, user.id, params.resource_id);
    return presentResource(await getResource(db, user.id, id));
  });

  api.answer(contract.saveRoster, async ({ db, user, params, body: { hours } }) => {
    const week = hours.map(({ weekday, ...span }) => ({ weekday, ...contract.minutesOfHours(span) }));
    await saveRoster(db, user.id, params.resource_id, week);
    return presentResource(await getResource(db, user.id, params.resource_id));
  });
}
