import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { loadI18n } from './i18n.ts';

/** The markup that the server renders for one component on a page with this address. */
export async function renderAt(address: string, shown: ReactNode): Promise<string> {
  const i18n = await loadI18n('en');
  const router = createMemoryRouter([{ path: '*', element: shown }], { initialEntries: [address] });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}
