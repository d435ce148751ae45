import { Trans, useLingui } from '@lingui/react/macro';
import { Heart, LayoutGrid, LogIn, Plus, ShoppingCart, Sparkles, UserPlus } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { Viewer } from '../../lib/viewer.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { SellerDrawer } from '../drawer/seller-drawer.tsx';
import { type LoginOptions, useLogin } from '../login/login-context.tsx';
import { PreferenceRows } from '../preferences.tsx';
import { mayPostAds } from './may-post-ads.ts';
import { moduleLinks } from './module-links.ts';
import { opensMenu } from './my-menu-link.ts';

const rowClass =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start text-[15px] font-medium text-ink hover:bg-inset';

interface RowProps {
  to: string;
  icon: IconShape;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

function Row({ to, icon, onClick, children }: RowProps) {
  return (
    <Link to={to} className={rowClass} {...(onClick ? { onClick } : {})}>
      <Icon of={icon} className="text-ink-3" />
      {children}
    </Link>
  );
}

/** The market's trades; business users do not see them (B-031). */
function MarketRows({ viewer, onOpenMenu }: Pick<MobileDrawerProps, 'viewer' | 'onOpenMenu'>) {
  const { t } = useLingui();
  return (
    <>
      <Row to="/categories" icon={LayoutGrid}>
        <Trans>All categories</Trans>
      </Row>
      {moduleLinks.map(({ key, label, to, underline }) => (
        <Link key={key} to={to} className={rowClass}>
          <span className="grid size-5 place-items-center" aria-hidden="true">
            <span className={`size-2.5 rounded-full ${underline}`} />
          </span>
          {t(label)}
        </Link>
      ))}
      {viewer && (
        <Row to="/user-menu" icon={Sparkles} onClick={opensMenu(onOpenMenu)}>
          <Trans>My Menu</Trans>
        </Row>
      )}
    </>
  );
}

/** Posting, the wishlist and the login open the modal instead of the drawer (B-037). */
function VisitorRows({ onClose }: Pick<MobileDrawerProps, 'onClose'>) {
  const login = useLogin();
  const ask = (options?: LoginOptions) => (event: MouseEvent) => {
    event.preventDefault();
    onClose();
    login.open(options);
  };
  return (
    <>
      <Row to="/login?post_ad=1" icon={Plus} onClick={ask({ forPostAd: true })}>
        <Trans>Post an ad</Trans>
      </Row>
      <Row to="/login" icon={Heart} onClick={ask()}>
        <Trans>Wishlist</Trans>
      </Row>
      <Row to="/cart" icon={ShoppingCart}>
        <Trans>Cart</Trans>
      </Row>
      <Row to="/login" icon={LogIn} onClick={ask()}>
        <Trans>Log in</Trans>
      </Row>
      <Row to="/signup" icon={UserPlus}>
        <Trans>Register with Us</Trans>
      </Row>
    </>
  );
}

const rule = <hr className="mx-3 my-2 border-line" />;

interface MobileDrawerProps {
  viewer: Viewer | null;
  isOpen: boolean;
  onClose: () => void;
  onOpenMenu: () => void;
}

/** Navigation on phones, 250 px from the start side; it closes on route change. */
export function MobileDrawer({ viewer, isOpen, onClose, onOpenMenu }: MobileDrawerProps) {
  const isBusiness = viewer !== null && viewer.seller_type !== 'private';
  return (
    <Drawer isOpen={isOpen} onClose={onClose} kind="navigation" title={<Trans>Menu</Trans>}>
      <div className="-mx-2 -my-2 flex min-h-full flex-col">
        {!isBusiness && (
          <>
            <MarketRows viewer={viewer} onOpenMenu={onOpenMenu} />
            {rule}
          </>
        )}
        {viewer ? (
          <>
            {mayPostAds(viewer.seller_type) && (
              <Row to="/post-ad" icon={Plus}>
                <Trans>Post an ad</Trans>
              </Row>
            )}
            <SellerDrawer viewer={viewer} />
          </>
        ) : (
          <VisitorRows onClose={onClose} />
        )}
        {rule}
        <PreferenceRows />
      </div>
    </Drawer>
  );
}
