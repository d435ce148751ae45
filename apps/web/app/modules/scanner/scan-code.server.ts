import { msg } from '@lingui/core/macro';
import { scanFoodProduct } from '@souk/contract/modules/scanner/products';
import { redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../lib/api-problem.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { givenProfile } from './visitor-profile.server.ts';

/** Why a code leads to no product's page. */
export type CodeRefusal =
  | { code: string; kind: 'unknown' }
  | { code: string; kind: 'wrong'; problem: string };

/** Redirects to the food of a code, and reports changes of its recipe since the last scan. */
export async function scanCode(args: PageArgs, code: string): Promise<CodeRefusal> {
  try {
    const query = { product_code: code, ...(await givenProfile(args)) };
    const { path, recipe_changed } = await call(args, scanFoodProduct, { query });
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
