import type { Area } from '@souk/contract/modules/admin/areas';
import type { Endpoint } from '@souk/contract/shared/endpoint';
import type { Api } from '../../../platform/http/api.ts';
import type { Handler } from '../../../platform/http/operation.ts';
import type { User } from '../../../platform/http/user.ts';
import { checkArea } from './area.policy.ts';

type DeskEndpoint = Endpoint & { access: 'admin' };

/** The area of each admin endpoint; `any` is open to every admin. */
export const areaOf = new Map<Endpoint, Area | 'any'>();

/** Answers an admin endpoint for admins with the permission for its area. */
export function answerDesk<E extends DeskEndpoint>(
  api: Api,
  area: Area | 'any',
  endpoint: E,
  handler: Handler<E>,
): void {
  areaOf.set(endpoint, area);
  api.answer(endpoint, async (context) => {
    // Access 'admin' always brings a user; the compiler cannot follow that through the type parameter.
    if (area !== 'any') checkArea((context as unknown as { user: User }).user, area);
    return handler(context);
  });
}
