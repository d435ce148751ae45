/** The session's cookie without TLS; its secure name ends the same. */
export const plainSessionCookie = 'souk_session';

export const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');

/** With TLS the browser guarantees that no other host of the domain has set the cookie. */
export const sessionCookieOf = (publicUrl: string): string =>
  isSecure(publicUrl) ? `__Host-${plainSessionCookie}` : plainSessionCookie;
