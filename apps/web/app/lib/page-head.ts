import type { MessageDescriptor } from '@lingui/core';
import type { MetaDescriptor } from 'react-router';
import { loadedI18n } from './i18n.ts';
import { isLocale } from './locales.ts';

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

interface HeadArgs {
  matches: Matches;
  location: { pathname: string };
}

/** A text of the catalogue, or a title that somebody wrote. */
export type HeadText = MessageDescriptor | string;

interface PageHead {
  /** Without the site's name, which is added. */
  title: HeadText;
  description?: HeadText;
  /** The canonical path; by default the page's own without the query. */
  path?: string;
  /** Pages of an account and search results stay out of search engines. */
  isHidden?: boolean;
  /** Structured data, as JSON-LD. */
  facts?: Record<string, unknown>;
}

/** What the root's loader tells every page. */
function rootFact(matches: Matches, name: 'origin' | 'locale'): unknown {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  return typeof root === 'object' && root !== null ? Reflect.get(root, name) : undefined;
}

/** The origin of the site, from the root's loader. */
export function originOf({ matches }: Pick<HeadArgs, 'matches'>): string {
  const origin = rootFact(matches, 'origin');
  return typeof origin === 'string' ? origin : '';
}

/** A text of the head in the page's language. */
export function headText(matches: Matches, text: HeadText): string {
  if (typeof text === 'string') return text;
  const locale = rootFact(matches, 'locale');
  return (loadedI18n(isLocale(locale) ? locale : 'en') ?? loadedI18n('en'))?._(text) ?? '';
}

/** The title of a page, followed by the name of the site. */
export const pageTitle = (matches: Matches, title: HeadText): MetaDescriptor => ({
  title: `${headText(matches, title)} | Souk`,
});

/** Title, description, canonical address and facts of a page. */
export function pageHead(
  args: HeadArgs,
  { title, description, path, isHidden = false, facts }: PageHead,
): MetaDescriptor[] {
  const href = `${originOf(args)}${path ?? args.location.pathname}`;
  return [
    pageTitle(args.matches, title),
    ...(description ? [{ name: 'description', content: headText(args.matches, description) }] : []),
    isHidden ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href },
    ...(facts ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...facts } }] : []),
  ];
}
