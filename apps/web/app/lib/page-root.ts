import { useRouteLoaderData } from 'react-router';
import type { Route } from '../+types/root.ts';

/** Data of the root on every page: viewer, language, theme and the request's moment. */
export const usePageRoot = () => useRouteLoaderData<Route.ComponentProps['loaderData']>('root');

/** The signed-in user, for components outside the pages that load it themselves. */
export const useViewer = () => usePageRoot()?.viewer ?? null;

/** What an admin has set, for texts that mention it; null if it could not be read. */
export const useTerms = () => usePageRoot()?.terms ?? null;

/** The moment when the page was rendered; the same on server and browser, so that relative times agree. */
export const useNow = () => new Date(usePageRoot()?.now ?? 0);
