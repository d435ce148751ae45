import type { LoggedInUser } from '@souk/contract/modules/identity/sessions';

interface SignIn {
  user: Pick<LoggedInUser, 'seller_type' | 'profile_completed' | 'menu_skipped'>;
  via: 'password' | 'social';
  /** The visitor wanted to post an ad (B-016). */
  wantsToPost: boolean;
  /** Where the login was opened. */
  back: string;
}

const isLoginPage = (path: string) => /^\/login(?:[/?#]|$)/.test(path);

/** Whether to ask for a menu: users who skipped it are reminded, and at the first social login (reading A-01). */
const asksForMenu = ({ user, via }: SignIn) => user.menu_skipped === (via === 'password' ? 1 : 0);

/** Where a login leads (B-015, B-052 to B-054). */
export function afterLogin(signIn: SignIn): string {
  const { user, via, wantsToPost, back } = signIn;
  if (user.seller_type !== 'private') {
    return via === 'password' && user.profile_completed === 0 ? '/profile-setup' : '/dashboards';
  }
  if (asksForMenu(signIn)) return '/intermediate';
  if (wantsToPost) return '/post-ad';
  return isLoginPage(back) ? '/' : back;
}
