import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { loadI18n } from './i18n.ts';
import type { Locale } from './locales.ts';

/** The markup that the server renders for one component on a page with this address, and with this data of the root. */
export async function renderAt(
  address: string,
  shown: ReactNode,
  root: unknown = null,
  locale: Locale = 'en',
): Promise<string> {
  const i18n = await loadI18n(locale);
  const router = createMemoryRouter([{ id: 'root', path: '*', element: shown, loader: () => root }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? name);

/** What a reader of rendered markup reads, without tags and in one line. */
export const wordsOf = (rendered: string): string =>
  decoded(
    rendered
      .replace(/<!--.*?-->|<\/?(?:b|bdi|i|em|strong|span|a|time)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim();

/** The words of each element of rendered markup, or its label. */
const namedIn = (rendered: string, tag: 'a' | 'button') =>
  [...rendered.matchAll(new RegExp(`<${tag}\\b([^>]*)>(.*?)</${tag}>`, 'gs'))].map(
    ([, attributes = '', inner = '']) => {
      const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1];
      return {
        words: decoded(of('aria-label') ?? wordsOf(inner)),
        href: decoded(of('href') ?? ''),
        attributes,
      };
    },
  );

/** Where the links of rendered markup lead, by their words. */
export const linksIn = (rendered: string): Record<string, string> =>
  Object.fromEntries(namedIn(rendered, 'a').map(({ words, href }) => [words, href]));

/** The words of the buttons of rendered markup that can be pressed. */
export const buttonsIn = (rendered: string): string[] =>
  namedIn(rendered, 'button')
    .filter(({ attributes }) => !/\bdisabled=/.test(attributes))
    .map(({ words }) => words);
