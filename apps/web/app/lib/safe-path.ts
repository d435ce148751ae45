/** A path of this site, or home: a form may not send visitors elsewhere. */
export function safePath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return '/';
  const base = 'https://souk.invalid';
  const url = URL.parse(value, base);
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : '/';
}
