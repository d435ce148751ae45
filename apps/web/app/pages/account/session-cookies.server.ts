import { cookieLine, cookieOf } from '../../lib/cookies.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { postAdFlag, postAdFlagSeconds } from '../../lib/post-ad-flag.ts';
import { menuSkippedFlag } from '../../modules/catalogue/index.server.ts';

const isSecure = ({ request }: PageArgs) => new URL(request.url).protocol === 'https:';

const write = (args: PageArgs, name: string, maxAgeSeconds: number) =>
  keepCookies(pageStateOf(args), [
    cookieLine(name, maxAgeSeconds > 0 ? '1' : '', { maxAgeSeconds, isSecure: isSecure(args) }),
  ]);

/** The visitor wanted to post an ad and continues there after the login (B-016). */
export const wantsToPost = (args: PageArgs): boolean =>
  cookieOf(pageStateOf(args).cookies, postAdFlag) !== undefined;

export const keepPostAdFlag = (args: PageArgs) => write(args, postAdFlag, postAdFlagSeconds);

/** Flags for one session are cleared at its start and at its end. */
export function forgetSessionFlags(args: PageArgs) {
  write(args, postAdFlag, 0);
  write(args, menuSkippedFlag, 0);
}
