import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import gabarito from '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url';
import vazirmatn from '@fontsource-variable/vazirmatn/index.css?url';
import { listSocialProviders } from '@souk/contract/modules/identity/sessions';
import { getOpening } from '@souk/contract/modules/pages/opening';
import { listFoodPackKeys } from '@souk/contract/modules/scanner/pack';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import type { Route } from './+types/root.ts';
import { ErrorTitle } from './ui/error-title.tsx';
import './app.css';
import { call } from './lib/api.server.ts';
import { directionOf, tagOf } from './lib/locales.ts';
import { usePageRoot } from './lib/page-root.ts';
import { pageStateOf } from './lib/page-state.server.ts';
import { RouteFocus } from './lib/route-focus.tsx';
import { bodyClassOf } from './lib/seller-body.server.ts';
import { findViewer, readerTimeZone } from './lib/session.server.ts';
import { loadTerms } from './lib/terms.server.ts';
import { takeToast } from './lib/toast.server.ts';
import { TimeZoneProvider } from './lib/use-dates.tsx';
import { MenuDialogDoor } from './modules/catalogue/index.ts';
import { OfflineKeeper, packKeysMeta } from './modules/scanner/index.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { loadFooterCategories } from './shell/categories/category-tree.server.ts';
import { ShellLayout } from './shell/layout.tsx';
import { SkipLink } from './ui/skip-link.tsx';
import { Toaster } from './ui/toaster.tsx';

export async function loader(args: Route.LoaderArgs) {
  const [viewer, timeZone, categories, terms, socialProviders, packKeys, opening] = await Promise.all([
    findViewer(args),
    readerTimeZone(args),
    loadFooterCategories(args),
    loadTerms(args),
    call(args, listSocialProviders),
    call(args, listFoodPackKeys),
    call(args, getOpening),
  ]);
  const toast = takeToast(args);
  const { locale, theme, now, extras } = pageStateOf(args);
  const bodyClass = bodyClassOf(viewer);
  const isProduction = extras.production;
  const { origin } = new URL(args.request.url);
  return {
    viewer,
    timeZone,
    bodyClass,
    toast,
    locale,
    theme,
    now: now.toISOString(),
    isProduction,
    categories,
    terms,
    origin,
    packKeys,
    opening,
    socialProviders: socialProviders.map(({ name }) => name),
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Souk' }];

const font = (href: string) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
});

export const links: Route.LinksFunction = () => [
  font(figtree),
  font(gabarito),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'apple-touch-icon', href: '/icons/apple-180.png' },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = usePageRoot();
  const locale = root?.locale ?? 'en';
  const direction = directionOf(locale);
  return (
    <html lang={tagOf(locale)} dir={direction} data-locale={locale} data-theme={root?.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={root?.theme ?? 'light dark'} />
        {root && <meta name={packKeysMeta} content={JSON.stringify(root.packKeys)} />}
        <Meta />
        <Links />
        {direction === 'rtl' && <link rel="stylesheet" href={vazirmatn} />}
      </head>
      <body className={`min-h-dvh bg-wall text-ink antialiased ${root?.bodyClass ?? ''}`}>
        <SkipLink />
        <TimeZoneProvider>
          <Toaster flash={root?.toast ?? null}>{children}</Toaster>
        </TimeZoneProvider>
        <RouteFocus />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <ShellLayout menuDialog={(state) => <MenuDialogDoor {...state} />}>
      <OfflineKeeper />
      <Outlet />
    </ShellLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ShellLayout>
      <ErrorTitle error={error} />
      <ErrorPage error={error} path={pathname} />
    </ShellLayout>
  );
}
