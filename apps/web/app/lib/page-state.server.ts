import type { I18n } from '@lingui/core';
import { createContext, type RouterContextProvider } from 'react-router';
import { cookieOf, withSetCookies } from './cookies.ts';
import type { Door, PageExtras } from './door.ts';
import { loadI18n } from './i18n.ts';
import { chooseLocale, type Locale } from './locales.ts';
import { chosenTheme, type Theme } from './theme.ts';
import { toldTimeZone } from './time-zone-cookie.ts';
import type { Viewer } from './viewer.ts';

/** Everything that belongs to one page request and to nothing else. */
export interface PageState {
  door: Door;
  extras: PageExtras;
  i18n: I18n;
  locale: Locale;
  theme: Theme | undefined;
  /** The Cookie header as it stands after the answers so far. */
  cookies: string;
  setCookies: string[];
  viewer: Promise<Viewer | null> | undefined;
  isAnonymous: boolean;
  cacheSeconds: number;
  /** What was posted could not be read as a form. */
  isUnreadable: boolean;
  now: Date;
  /** What the browser has told of its zone. */
  toldTimeZone: string | undefined;
}

/** The part of loader and action arguments that calls need. */
export interface PageArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export const pageStateKey = createContext<PageState>();

export const pageStateOf = ({ context }: { context: Readonly<RouterContextProvider> }): PageState =>
  context.get(pageStateKey);

export async function startPageState(request: Request, door: Door, extras: PageExtras): Promise<PageState> {
  const cookies = request.headers.get('cookie') ?? '';
  const locale = chooseLocale(
    cookieOf(cookies, 'souk_lang'),
    request.headers.get('accept-language'),
    extras.production,
  );
  return {
    door,
    extras,
    i18n: await loadI18n(locale),
    locale,
    theme: chosenTheme(cookieOf(cookies, 'souk_theme')),
    cookies,
    setCookies: [],
    viewer: undefined,
    isAnonymous: true,
    cacheSeconds: 0,
    isUnreadable: false,
    now: new Date(),
    toldTimeZone: toldTimeZone(cookies),
  };
}

/** Keeps cookies for the page's answer and for the calls that follow within the same request. */
export function keepCookies(state: PageState, lines: readonly string[]) {
  if (lines.length === 0) return;
  state.setCookies.push(...lines);
  state.cookies = withSetCookies(state.cookies, lines);
  state.viewer = undefined;
}
