import { useLingui } from '@lingui/react/macro';
import { ShoppingCart } from 'lucide-react';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { guestCartCount } from '../../lib/guest-cart.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { isBuilt } from '../built-pages.ts';
import { useLogin } from '../login/login-context.tsx';
import { HeaderIconLink } from './header-icon.tsx';

const never = () => () => undefined;
const countOfCookies = () => guestCartCount(document.cookie);

/** Read again on every page: adding to a cart always leads to one. */
function useGuestCount(): number {
  useLocation();
  return useSyncExternalStore(never, countOfCookies, () => 0);
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The cart with its count; a visitor whose cart is empty is asked to log in (B-034, B-037). */
export function CartLink({ viewer }: { viewer: Viewer | null }) {
  const { t } = useLingui();
  const login = useLogin();
  const guestCount = useGuestCount();
  if (!isBuilt('/cart')) return null;
  const askFirst = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    login.open();
  };
  return (
    <HeaderIconLink
      to="/cart"
      {...(viewer || guestCount > 0 ? {} : { onClick: askFirst })}
      icon={ShoppingCart}
      label={t`Cart`}
      count={viewer ? viewer.cart_count : guestCount}
      className="max-[359px]:hidden"
    />
  );
}
