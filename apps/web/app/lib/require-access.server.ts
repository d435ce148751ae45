import type { Access } from '@souk/contract/shared/endpoint';
import type { PageArgs } from './page-state.server.ts';
import {
  requireAdmin,
  requireBusiness,
  requireTypes,
  requireUser,
  visitorOrPrivate,
} from './session.server.ts';

/** Redirects users who may not call an endpoint of this access; whose row it is, the API decides. */
export async function requireAccess(args: PageArgs, access: Access): Promise<void> {
  if (access === 'anyone') return;
  if (access === 'visitor-or-private') await visitorOrPrivate(args);
  else if (access === 'signed-in') await requireUser(args);
  else if (access === 'business') await requireBusiness(args);
  else if (access === 'admin') await requireAdmin(args);
  else await requireTypes(args, access);
}
