import type { MetaDescriptor } from 'react-router';

interface HeadArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

interface PageHead {
  /** Without the site's name, which is added. */
  title: string;
  description?: string;
  /** The canonical path; by default the page's own without the query. */
  path?: string;
  /** Pages of an account and search results stay out of search engines. */
  isHidden?: boolean;
  /** Structured data, as JSON-LD. */
  facts?: Record<string, unknown>;
}

/** The origin of the site, from the root's loader. */
export function originOf({ matches }: Pick<HeadArgs, 'matches'>): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const origin: unknown = typeof root === 'object' && root !== null ? Reflect.get(root, 'origin') : undefined;
  return typeof origin === 'string' ? origin : '';
}

/** Title, description, canonical address and facts of a page. */
export function pageHead(
  args: HeadArgs,
  { title, description, path, isHidden = false, facts }: PageHead,
): MetaDescriptor[] {
  const href = `${originOf(args)}${path ?? args.location.pathname}`;
  return [
    { title: `${title} | Souk` },
    ...(description ? [{ name: 'description', content: description }] : []),
    isHidden ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href },
    ...(facts ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...facts } }] : []),
  ];
}
