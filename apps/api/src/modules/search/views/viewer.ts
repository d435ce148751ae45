import { deviceCookie } from '@souk/contract/modules/search/views';
import { parseCookie } from 'cookie';
import type { User } from '../../../platform/http/user.ts';
import type { Viewer } from './record-view.ts';

/** The signed-in user and the device, or the device alone; undefined for a visitor without a cookie. */
export function viewerOf(
  user: Pick<User, 'id' | 'actingAdminId'> | null,
  headers: { cookie?: string | undefined },
): Viewer | undefined {
  const deviceId = parseCookie(headers.cookie ?? '')[deviceCookie];
  // What an admin views while acting for a user must not appear as viewed on that user's device.
  if (user) return { userId: user.id, deviceId: user.actingAdminId === null ? deviceId : undefined };
  return deviceId ? { deviceId } : undefined;
}
