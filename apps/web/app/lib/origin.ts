/** True if another site makes a visitor's browser post to us; reading is open to all. */
export function isForeignPost(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.has('cookie');
  return URL.parse(origin)?.host !== (request.headers.get('host') ?? new URL(request.url).host);
}
