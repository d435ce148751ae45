/** Reads one cookie of a Cookie header. */
export function cookieOf(header: string | null, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(value.join('='));
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** The names of all cookies in a Cookie header. */
export const cookieNames = (header: string | null): string[] =>
  (header ?? '').split(';').flatMap((part) => part.split('=')[0]?.trim() || []);

interface CookieSettings {
  maxAgeSeconds: number;
  isSecure: boolean;
}

/** A cookie set by pages: SameSite, for the whole site, not readable by scripts. */
export const cookieLine = (name: string, value: string, { maxAgeSeconds, isSecure }: CookieSettings) =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${maxAgeSeconds}`,
    'SameSite=Lax',
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** The Cookie header that the browser would send after these Set-Cookie lines. */
export function withSetCookies(header: string, lines: readonly string[]): string {
  const jar = new Map<string, string>();
  const put = (pair: string) => {
    const [name, ...value] = pair.trim().split('=');
    if (name) jar.set(name, value.join('='));
  };
  for (const pair of header.split(';')) put(pair);
  for (const line of lines) {
    const [pair = '', ...settings] = line.split(';');
    put(pair);
    const isExpired = settings.some((setting) => /^\s*max-age=(0|-\d+)\s*$/i.test(setting));
    if (isExpired) jar.delete(pair.split('=')[0]?.trim() ?? '');
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}
