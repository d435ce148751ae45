import { getViewer } from '@souk/contract/modules/identity/sessions';
import type { BusinessType, SellerType } from '@souk/contract/shared/seller-types';
import { redirect } from 'react-router';
import { call } from './api.server.ts';
import { ApiProblem } from './api-problem.ts';
import { type PageArgs, pageStateOf } from './page-state.server.ts';
import type { Viewer } from './viewer.ts';

async function askForViewer(args: PageArgs): Promise<Viewer | null> {
  const state = pageStateOf(args);
  if (!state.cookies && !args.request.headers.has('authorization')) return null;
  try {
    return await call(args, getViewer);
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return null;
    throw error;
  }
}

/** The signed-in user, or null for a visitor; loaded once per request. */
export async function findViewer(args: PageArgs): Promise<Viewer | null> {
  const state = pageStateOf(args);
  const asked = askForViewerOnce(args);
  const viewer = await asked;
  state.isAnonymous = viewer === null;
  return viewer;
}

function askForViewerOnce(args: PageArgs): Promise<Viewer | null> {
  const state = pageStateOf(args);
  if (state.viewer) return state.viewer;
  const asked = askForViewer(args);
  state.viewer = asked;
  // The reply may renew the session cookie, which clears the cached viewer: this request keeps the one it has.
  return asked.then(
    (viewer) => {
      state.viewer ??= asked;
      return viewer;
    },
    (error: unknown) => {
      state.viewer = undefined;
      throw error;
    },
  );
}

/** The zone in which this visitor reads times: the one they chose, their browser's, or the market's. */
export async function readerTimeZone(args: PageArgs): Promise<string> {
  const viewer = await findViewer(args);
  const { toldTimeZone, extras } = pageStateOf(args);
  return viewer?.display_time_zone ?? toldTimeZone ?? extras.timeZone;
}

const refuse = () => redirect('/un-authorize');

/** Any signed-in user; a visitor goes home (B-002). */
export async function requireUser(args: PageArgs): Promise<Viewer> {
  const viewer = await findViewer(args);
  if (!viewer) throw redirect('/');
  return viewer;
}

/** A signed-in user of one of these seller types, `private` included. */
export async function requireTypes(args: PageArgs, types: readonly SellerType[]): Promise<Viewer> {
  const viewer = await requireUser(args);
  if (!types.includes(viewer.seller_type)) throw refuse();
  return viewer;
}

/** A signed-in private user; a business user is refused (B-003). */
export const requirePrivate = (args: PageArgs): Promise<Viewer> => requireTypes(args, ['private']);

/** A business user, of one of these types where they are given (B-003). */
export async function requireBusiness(args: PageArgs, types?: readonly BusinessType[]): Promise<Viewer> {
  const viewer = await requireUser(args);
  if (viewer.seller_type === 'private') throw refuse();
  if (types && !types.some((type) => type === viewer.seller_type)) throw refuse();
  return viewer;
}

/** An admin; a visitor is led to the admin's own sign-in. */
export async function requireAdmin(args: PageArgs): Promise<Viewer> {
  const viewer = await findViewer(args);
  if (!viewer) throw redirect('/admin/login');
  if (!viewer.is_admin) throw refuse();
  return viewer;
}

/** Visitors only: a signed-in user goes home (B-006). */
export async function requireGuest(args: PageArgs): Promise<void> {
  if (await findViewer(args)) throw redirect('/');
}

/** Visitors and private users; a business user is refused (B-011). */
export async function visitorOrPrivate(args: PageArgs): Promise<Viewer | null> {
  const viewer = await findViewer(args);
  if (viewer && viewer.seller_type !== 'private') throw refuse();
  return viewer;
}

/** The same, and the business user who owns the page, to see what others see. */
export async function visitorPrivateOrOwner(args: PageArgs, ownerId: number): Promise<Viewer | null> {
  const viewer = await findViewer(args);
  return viewer?.user_id === ownerId ? viewer : visitorOrPrivate(args);
}
