import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Heart, MessageCircle, Plus, TicketCheck } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import type { Viewer } from '../../lib/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { isBuilt } from '../built-pages.ts';
import { type LoginOptions, useLogin } from '../login/login-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { HeaderIconLink } from './header-icon.tsx';
import { mayPostAds } from './may-post-ads.ts';
import { NotificationsMenu } from './notifications-menu.tsx';

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Address of the login page, which returns to this page. */
export function useLoginAddress(forPostAd = false): string {
  const { pathname, search } = useLocation();
  const here = pathname === '/login' ? '/' : `${pathname}${search}`;
  const query = new URLSearchParams({
    ...(here === '/' ? {} : { back: here }),
    ...(forPostAd ? { post_ad: '1' } : {}),
  });
  return query.size > 0 ? `/login?${query}` : '/login';
}

/** For visitors: opens the modal instead of leaving the page; without scripts the link is followed (B-037). */
function useLoginClick(options?: LoginOptions) {
  const login = useLogin();
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    login.open(options);
  };
}

function PostAdLink({ viewer }: { viewer: Viewer | null }) {
  const ask = useLoginClick({ forPostAd: true });
  const address = useLoginAddress(true);
  if (!mayPostAds(viewer?.seller_type ?? null)) return null;
  return (
    <ButtonLink
      to={viewer ? '/post-ad' : address}
      {...(viewer ? {} : { onClick: ask })}
      tone="line"
      icon={Plus}
      className="ms-2 max-lg:!hidden"
    >
      <Trans>Post an ad</Trans>
    </ButtonLink>
  );
}

function WishlistLink({ viewer }: { viewer: Viewer | null }) {
  const { t } = useLingui();
  const ask = useLoginClick();
  const address = useLoginAddress();
  if (!isBuilt('/wishlist')) return null;
  return (
    <HeaderIconLink
      to={viewer ? '/wishlist' : address}
      {...(viewer ? {} : { onClick: ask })}
      icon={Heart}
      label={t`Wishlist`}
      count={viewer?.wishlist_count ?? 0}
      className="max-lg:hidden"
    />
  );
}

function LoginLink() {
  const ask = useLoginClick();
  const address = useLoginAddress();
  return (
    <ButtonLink to={address} onClick={ask} className="ms-1.5 me-2 lg:me-0">
      <Trans>Log in</Trans>
    </ButtonLink>
  );
}

/** The viewer's links and icons, at the end of the header (B-033 to B-038). */
export function HeaderActions({ viewer, onOpenMenu }: { viewer: Viewer | null; onOpenMenu: () => void }) {
  const { t } = useLingui();
  const isBusiness = viewer !== null && viewer.seller_type !== 'private';
  return (
    <>
      {!isBusiness && <WishlistLink viewer={viewer} />}
      {!isBusiness && <CartLink viewer={viewer} />}
      {viewer && !isBusiness && isBuilt('/booking-list') && (
        <HeaderIconLink
          to="/booking-list"
          icon={TicketCheck}
          label={t`Bookings`}
          count={viewer.booking_count}
          className="max-lg:hidden"
        />
      )}
      {viewer && isBuilt('/calendar') && (
        <HeaderIconLink
          to="/calendar"
          icon={CalendarDays}
          label={t`Calendar`}
          count={viewer.calendar_count}
          className={isBusiness ? 'max-lg:hidden' : 'max-xl:hidden'}
        />
      )}
      {viewer && isBuilt('/messages') && (
        <HeaderIconLink
          to="/messages"
          icon={MessageCircle}
          label={t`Messages`}
          count={viewer.message_count}
          className={isBusiness ? '' : 'max-lg:hidden'}
        />
      )}
      {viewer && isBuilt('/notifications') && <NotificationsMenu unread={viewer.notification_count} />}
      <PostAdLink viewer={viewer} />
      {viewer ? <AccountMenu viewer={viewer} onOpenMenu={onOpenMenu} /> : <LoginLink />}
    </>
  );
}
