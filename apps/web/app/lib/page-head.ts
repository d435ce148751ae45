import type { MetaDescriptor } from 'react-router';

interface HeadArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

interface PageHead {
  /** Without the name of the house, which is added. */
  title: string;
  description?: string;
  /** The address under which search engines know the page; its own without the query unless given. */
  path?: string;
  /** Own pages and results stay out of search engines. */
  isHidden?: boolean;
  /** Facts for machines, as JSON-LD. */
  facts?: Record<string, unknown>;
}

/** The origin of the site, as the root's loader tells it. */
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
