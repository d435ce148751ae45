import { sessionCookieOf } from '@souk/contract/shared/session-cookie';
import { cookieLine, cookieOf } from '../../lib/cookies.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';

/** Keeps the admin's own session while they act for a user. */
const deskCookie = 'souk_desk';
const sessionCookie = ({ request }: PageArgs) => sessionCookieOf(new URL(request.url).origin);
/** About a working day; the session itself expires earlier. */
const maxAgeSeconds = 8 * 3600;

const lines = (args: PageArgs, values: Record<string, string | undefined>): string[] => {
  const isSecure = new URL(args.request.url).protocol === 'https:';
  return Object.entries(values).map(([name, value]) =>
    cookieLine(name, value ?? '', { maxAgeSeconds: value ? maxAgeSeconds : 0, isSecure }),
  );
};

/** The session in the request, to be set aside before acting begins. */
export const deskSessionOf = (args: PageArgs): string | undefined =>
  cookieOf(pageStateOf(args).cookies, sessionCookie(args));

export function layAside(args: PageArgs, token: string | undefined): void {
  if (token) keepCookies(pageStateOf(args), lines(args, { [deskCookie]: token }));
}

/** Restores the admin's own session; false if there is none. */
export function takeBack(args: PageArgs): boolean {
  const token = cookieOf(pageStateOf(args).cookies, deskCookie);
  keepCookies(pageStateOf(args), lines(args, { [sessionCookie(args)]: token, [deskCookie]: undefined }));
  return token !== undefined;
}
