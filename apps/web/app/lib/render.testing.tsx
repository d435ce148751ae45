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
