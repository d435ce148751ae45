import type { I18n } from '@lingui/core';
import { createContext, type RouterContextProvider } from 'react-router';
import { cookieOf, withSetCookies } from './cookies.ts';
import type { Door, PageExtras } from './door.ts';
import { loadI18n } from './i18n.ts';
import { chooseLocale, type Locale } from './locales.ts';
import { type PageText, sayerOf } from './say-texts.server.ts';
import { chosenTheme, type Theme } from './theme.ts';
import { toldTimeZone } from './time-zone-cookie.ts';
import type { Viewer } from './viewer.ts';

/** The state of one page request. */
export interface PageState {
  door: Door;
  extras: PageExtras;
  i18n: I18n;
  /** Says a text in the language of the page. */
  say: (text: PageText) => string;
  locale: Locale;
  theme: Theme | undefined;
  /** The Cookie header, with cookies set by replies so far. */
  cookies: string;
  setCookies: string[];
  viewer: Promise<Viewer | null> | undefined;
  isAnonymous: boolean;
  cacheSeconds: number;
  /** The posted body could not be read as a form. */
  isUnreadable: boolean;
  now: Date;
  /** The zone that the browser has sent. */
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
  const i18n = await loadI18n(locale);
  return {
    door,
    extras,
    i18n,
    say: await sayerOf(locale, i18n),
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
