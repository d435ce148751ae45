/** Remembers until after the login that a visitor wanted to post an ad (B-015, B-016). */
export const postAdFlag = 'souk_post_ad';

export const postAdFlagSeconds = 30 * 60;

/** Sets or clears the flag in the browser, where the login modal opens without asking the server. */
export function rememberPostAd(isWanted: boolean) {
  const age = isWanted ? postAdFlagSeconds : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: -- the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${postAdFlag}=1; Path=/; Max-Age=${age}; SameSite=Lax`;
}
