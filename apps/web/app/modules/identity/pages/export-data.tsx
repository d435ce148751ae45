import { exportAccount } from '@souk/contract/modules/identity/accounts';
import { call } from '../../../lib/api.server.ts';
import { datesIn } from '../../../lib/dates.ts';
import { readerTimeZone, requireUser } from '../../../lib/session.server.ts';
import type { Route } from './+types/export-data.ts';

export const handle = { access: 'login', screen: 'YourData' };

/** Everything that Souk stores about the account, as a file. */
export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  const document = await call(args, exportAccount);
  const day = datesIn(await readerTimeZone(args)).isoDay(document.exported_at);
  return new Response(JSON.stringify(document, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="souk-account-${day}.json"`,
      'cache-control': 'private, no-store',
    },
  });
}
