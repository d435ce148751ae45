import { Trans, useLingui } from '@lingui/react/macro';
import { LockKeyhole, Menu, Search, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Viewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CategoryMenu } from '../categories/category-menu.tsx';
import type { HeaderStyle } from '../page-frame.ts';
import { useHydrated } from '../use-hydrated.ts';
import { HeaderActions } from './header-actions.tsx';
import { headerIconClass } from './header-icon.tsx';
import { HomeLink } from './home-link.tsx';
import { MobileDrawer } from './mobile-drawer.tsx';
import { ModuleNav } from './module-nav.tsx';
import { opensMenu } from './my-menu-link.ts';
import { SearchBox } from './search-box.tsx';
import { SearchSheet } from './search-sheet.tsx';
import { useSticky } from './use-sticky.ts';

type ShownStyle = Exclude<HeaderStyle, 'none'>;

interface HeaderProps {
  style: ShownStyle;
  viewer: Viewer | null;
  /** The drawer is next to the page, so desktops need no button for it. */
  hasDrawer: boolean;
  onOpenMenu: () => void;
}

const heights: Record<ShownStyle, number> = { landing: 72, inner: 120, dashboard: 64, checkout: 72 };

/** Without scripts the phone's buttons are links to equivalent pages. */
function PhoneButton({
  icon,
  label,
  to,
  onPress,
  className,
}: {
  icon: typeof Menu;
  label: string;
  to: string;
  onPress: () => void;
  className: string;
}) {
  const isHydrated = useHydrated();
  return isHydrated ? (
    <IconButton icon={icon} label={label} className={className} onClick={onPress} />
  ) : (
    <Link to={to} aria-label={label} className={`${headerIconClass} ${className}`}>
      <Icon of={icon} size={22} />
    </Link>
  );
}

function CheckoutRow() {
  return (
    <div className="page flex h-[60px] items-center justify-between gap-4 lg:h-[72px]">
      <HomeLink />
      <p className="flex items-center gap-2 text-[15px] font-semibold max-sm:text-sm">
        <Icon of={LockKeyhole} size={18} className="text-good" />
        <Trans>Safe and secure checkout</Trans>
      </p>
    </div>
  );
}

function MyMenuLink({ onOpenMenu }: { onOpenMenu: () => void }) {
  return (
    <Link
      to="/user-menu"
      onClick={opensMenu(onOpenMenu)}
      className="ms-auto flex h-12 items-center gap-2 text-[15px] font-semibold whitespace-nowrap text-ink-2 hover:text-ink"
    >
      <Icon of={Sparkles} size={18} className="text-brand" />
      <Trans>My Menu</Trans>
    </Link>
  );
}

/** Logo, navigation and the viewer's icons, in the page's style (B-022 to B-025, B-029 to B-041). */
export function Header({ style, viewer, hasDrawer, onOpenMenu }: HeaderProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'drawer' | 'search' | null>(null);
  const isStuck = useSticky(heights[style]);
  const place = isStuck ? 'sticky top-0 animate-[souk-toast_180ms_var(--ease-out)]' : 'relative';
  const isDashboard = style === 'dashboard';
  const close = () => setOpen(null);
  if (style === 'checkout')
    return (
      <header className={`${place} z-40 border-b border-line bg-surface`}>
        <CheckoutRow />
      </header>
    );

  const hasSearch = style === 'inner' || (style === 'landing' && isStuck);
  return (
    <header className="contents">
      <div className={`${place} z-40 border-b border-line bg-surface`} data-header={style}>
        <div
          className={`flex h-[60px] items-center gap-2 lg:gap-5 ${isDashboard ? 'px-4 lg:h-16 lg:px-5' : 'page lg:h-[72px]'}`}
        >
          <PhoneButton
            icon={Menu}
            label={t`Open menu`}
            to={viewer ? '/dashboard' : '/categories'}
            onPress={() => setOpen('drawer')}
            className={isDashboard && !hasDrawer ? '-ms-2' : '-ms-2.5 lg:!hidden'}
          />
          <HomeLink />
          {isDashboard && viewer && (
            <span className="hidden min-w-0 items-center gap-5 lg:flex">
              <span className="h-6 w-px bg-line" />
              <span className="truncate font-semibold">{viewer.name}</span>
            </span>
          )}
          {style === 'landing' && (
            <div className="ms-2 hidden lg:block">
              <ModuleNav height="landing" />
            </div>
          )}
          {hasSearch && (
            <div className="hidden min-w-0 flex-1 lg:flex">
              <SearchBox />
            </div>
          )}
          <div className="ms-auto -me-2 flex items-center gap-0.5 lg:me-0">
            {!isDashboard && (
              <PhoneButton
                icon={Search}
                label={t`Search`}
                to="/search"
                onPress={() => setOpen('search')}
                className="lg:!hidden"
              />
            )}
            <HeaderActions viewer={viewer} onOpenMenu={onOpenMenu} />
          </div>
        </div>
      </div>
      {style === 'inner' && (
        <div className="relative z-30 hidden border-b border-line bg-surface lg:block">
          <div className="page flex h-12 items-center">
            <CategoryMenu />
            <span className="me-1 h-5 w-px bg-line" />
            <ModuleNav height="inner" />
            {viewer && <MyMenuLink onOpenMenu={onOpenMenu} />}
          </div>
        </div>
      )}
      <MobileDrawer
        viewer={viewer}
        isOpen={open === 'drawer'}
        onClose={close}
        onOpenMenu={() => {
          close();
          onOpenMenu();
        }}
      />
      <SearchSheet isOpen={open === 'search'} onClose={close} />
    </header>
  );
}
