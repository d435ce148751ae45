import { parseCookie } from 'cookie';
import type { User } from '../../../platform/http/user.ts';
import type { Viewer } from './record-view.ts';

/** Holds a random id by which a visitor finds again what he looked at. */
export const deviceCookie = 'souk_device';

/** Who looks: the signed-in user, else the device; undefined for a visitor without a cookie. */
export function viewerOf(user: User | null, headers: { cookie?: string | undefined }): Viewer | undefined {
  if (user) return { userId: user.id };
  const deviceId = parseCookie(headers.cookie ?? '')[deviceCookie];
  return deviceId ? { deviceId } : undefined;
}
