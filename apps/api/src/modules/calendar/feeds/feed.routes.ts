import * as contract from '@souk/contract/modules/calendar/feeds';
import type { Reader } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { namesOfResources } from '../../availability/index.ts';
import { deleteFeed } from './delete-feed.ts';
import { presentFed, presentFeed } from './feed.present.ts';
import { listFeeds } from './feed.queries.ts';
import type { FeedRow } from './feed.tables.ts';
import { readFeed } from './read-feed.ts';
import { renewFeed } from './renew-feed.ts';

async function presentFeeds(reader: Reader, rows: readonly FeedRow[]) {
  const names = await namesOfResources(
    reader,
    rows.flatMap(({ resourceId }) => resourceId ?? []),
  );
  return rows.map((feed) => presentFeed(feed, names));
}

export function feedRoutes(api: Api) {
  api.answer(contract.listFeeds, async ({ db, user }) => presentFeeds(db, await listFeeds(db, user.id)));

  api.answer(contract.renewFeed, async ({ db, user, body }) => {
    const { feed, token } = await renewFeed(db, user, body.resource_id ?? null);
    const names = await namesOfResources(db, feed.resourceId === null ? [] : [feed.resourceId]);
    return { ...presentFeed(feed, names), path: `/calendar/feed/${token}.ics` };
  });

  api.answer(contract.deleteFeed, async ({ db, user, params }) => {
    await deleteFeed(db, user, params.id);
    return null;
  });

  api.answer(contract.readFeed, async ({ db, params }) => {
    const { name, entries } = await readFeed(db, params.token);
    return { name, events: entries.map(presentFed) };
  });
}
