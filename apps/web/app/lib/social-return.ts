import { cookieLine } from './cookies.ts';

/** A name that came with a provider's answer, kept for the page that uses it. */
export const socialNameCookie = 'souk_social_name';

const callback = '/social-login/apple/callback';
const maxBytes = 64 * 1024;

/** Apple sends the name as JSON, and only at the first sign-in. */
function nameIn(user: unknown): string {
  try {
    const { name } = JSON.parse(String(user)) as { name?: { firstName?: unknown; lastName?: unknown } };
    const words = [name?.firstName, name?.lastName].filter((word) => typeof word === 'string');
    return words.join(' ').trim().slice(0, 100);
  } catch {
    return '';
  }
}

/**
 * Apple answers with a form that the browser posts from Apple's page. Our cookies are not sent with it, so it is
 * turned into the same answer as a GET; it changes nothing by itself, and may therefore come from another site.
 */
export async function answerFormReturn(request: Request): Promise<Response | undefined> {
  const { pathname, protocol } = new URL(request.url);
  if (request.method !== 'POST' || pathname !== callback) return undefined;
  if (Number(request.headers.get('content-length') ?? maxBytes + 1) > maxBytes)
    return new Response(null, { status: 413 });

  const form = await request.formData();
  const answer = new URLSearchParams();
  for (const name of ['code', 'state', 'error']) {
    const value = form.get(name);
    if (typeof value === 'string') answer.set(name, value);
  }
  const headers = new Headers({ location: `${callback}?${answer}`, 'cache-control': 'no-store' });
  const name = nameIn(form.get('user'));
  const settings = { maxAgeSeconds: name ? 60 : 0, isSecure: protocol === 'https:' };
  headers.set('set-cookie', cookieLine(socialNameCookie, name, settings));
  return new Response(null, { status: 303, headers });
}
