import { SocialSignIn } from '@souk/contract/modules/identity/sessions';
import { z } from 'zod';
import { cookieLine, cookieOf } from '../../lib/cookies.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';

/** Long enough to find a password and a second factor. */
const maxAgeSeconds = 10 * 60;

const Kept = z.object({ kept: SocialSignIn, back: z.string() });
type Kept = z.infer<typeof Kept>;

const isSecure = ({ request }: PageArgs) => new URL(request.url).protocol === 'https:';

/** With TLS the prefix keeps other hosts of the domain from setting it. */
const nameFor = (args: PageArgs) => (isSecure(args) ? '__Host-souk_social' : 'souk_social');

const write = (args: PageArgs, value: string, seconds: number) =>
  keepCookies(pageStateOf(args), [
    cookieLine(nameFor(args), value, { maxAgeSeconds: seconds, isSecure: isSecure(args) }),
  ]);

/** Remembers a sign-in while its visitor is at the provider. */
export const keepSocialSignIn = (args: PageArgs, kept: Kept) =>
  write(args, JSON.stringify(kept), maxAgeSeconds);

/** The pending sign-in; it is valid once. */
export function takeSocialSignIn(args: PageArgs): Kept | null {
  const value = cookieOf(pageStateOf(args).cookies, nameFor(args));
  if (!value) return null;
  write(args, '', 0);
  try {
    return Kept.parse(JSON.parse(value));
  } catch {
    return null;
  }
}
