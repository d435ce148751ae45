import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageRoot } from '../lib/page-root.ts';
import { rememberPostAd } from '../lib/post-ad-flag.ts';
import { ActingBanner } from './acting-banner.tsx';
import { ConfirmBanner } from './confirm-banner.tsx';
import { SellerDrawer } from './drawer/seller-drawer.tsx';
import { Footer } from './footer/footer.tsx';
import { MiniFooter } from './footer/mini-footer.tsx';
import { Header } from './header/header.tsx';
import { useLiveViewer } from './live-counters.ts';
import { type Login, LoginContext } from './login/login-context.tsx';
import { LoginDialogDoor } from './login/login-dialog-door.tsx';
import { OpeningStrip } from './opening-strip.tsx';
import { isDesk, pageFrameOf } from './page-frame.ts';

interface DialogState {
  isOpen: boolean;
  onClose: () => void;
}

interface ShellLayoutProps {
  children: ReactNode;
  /** The menu modal, from a module that the shell does not import. */
  menuDialog?: (state: DialogState) => ReactNode;
}

/** Header, drawer and footer around every page, and the modals that can be opened anywhere. */
export function ShellLayout({ children, menuDialog }: ShellLayoutProps) {
  const root = usePageRoot();
  const { pathname } = useLocation();
  const viewer = useLiveViewer(isDesk(pathname) ? null : (root?.viewer ?? null), root?.now ?? '');
  const frame = pageFrameOf(pathname, viewer?.seller_type ?? null);
  const [open, setOpen] = useState<'login' | 'menu' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const openMenu = useCallback(() => setOpen('menu'), []);
  const login = useMemo<Login>(
    () => ({
      open: ({ forPostAd = false } = {}) => {
        rememberPostAd(forPostAd);
        setOpen('login');
      },
    }),
    [],
  );
  if (isDesk(pathname)) return children;
  const main = (
    <main
      id="main"
      tabIndex={-1}
      className={`min-w-0 focus:outline-none ${frame.hasDrawer ? 'p-4 lg:p-6' : ''}`}
    >
      {children}
    </main>
  );
  return (
    <LoginContext value={login}>
      <ActingBanner viewer={viewer} />
      <ConfirmBanner viewer={viewer} />
      {root?.opening && <OpeningStrip {...root.opening} />}
      {frame.header !== 'none' && (
        <Header style={frame.header} viewer={viewer} hasDrawer={frame.hasDrawer} onOpenMenu={openMenu} />
      )}
      {frame.hasDrawer && viewer ? (
        <div className="lg:grid lg:grid-cols-[250px_minmax(0,1fr)]">
          <aside className="sticky top-16 hidden h-[calc(100dvh-64px)] w-[250px] self-start overflow-y-auto border-e border-line bg-surface p-3 lg:block">
            <SellerDrawer viewer={viewer} />
          </aside>
          {main}
        </div>
      ) : (
        main
      )}
      {frame.footer === 'full' && <Footer categories={root?.categories ?? null} />}
      {frame.footer === 'mini' && <MiniFooter />}
      <LoginDialogDoor isOpen={open === 'login' && !viewer} onClose={close} />
      {viewer && menuDialog?.({ isOpen: open === 'menu', onClose: close })}
    </LoginContext>
  );
}
