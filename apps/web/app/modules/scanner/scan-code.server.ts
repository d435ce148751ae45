import { randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { scanFoodProduct } from '@souk/contract/modules/scanner/products';
import { deviceCookie, deviceDays } from '@souk/contract/modules/search/views';
import { redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../lib/api-problem.ts';
import { cookieLine, cookieOf, withSetCookies } from '../../lib/cookies.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { findViewer } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { givenProfile } from './visitor-profile.server.ts';

const secondsPerDay = 24 * 60 * 60;

/** What became of a code that leads to no product's page. */
export type CodeRefusal =
  | { code: string; kind: 'unknown' }
  | { code: string; kind: 'wrong'; problem: string };

/** A visitor's device gets its cookie with the first food it finds, so that scans can be found again. */
async function scan(args: PageArgs, code: string) {
  const state = pageStateOf(args);
  const query = { product_code: code, ...(await givenProfile(args)) };
  const isNew = !(await findViewer(args)) && !cookieOf(state.cookies, deviceCookie);
  const line = cookieLine(deviceCookie, randomUUID(), {
    maxAgeSeconds: deviceDays * secondsPerDay,
    isSecure: state.extras.production,
  });
  if (isNew) state.cookies = withSetCookies(state.cookies, [line]);
  const product = await call(args, scanFoodProduct, { query });
  if (isNew) keepCookies(state, [line]);
  return product;
}

/** Leads to the food of a code, and says where its recipe is another than at the last scan. */
export async function scanCode(args: PageArgs, code: string): Promise<CodeRefusal> {
  try {
    const { path, recipe_changed } = await scan(args, code);
    if (!recipe_changed) throw redirect(path);
    const { i18n } = pageStateOf(args);
    throw redirectWithToast(args, path, {
      tone: 'warn',
      title: i18n._(msg`The recipe has changed since your last scan.`),
    });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 404) return { code, kind: 'unknown' };
    if (error.status === 423) return { code, kind: 'wrong', problem: problemText(error) };
    throw error;
  }
}
