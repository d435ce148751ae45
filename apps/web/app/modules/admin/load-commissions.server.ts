import { listCommissionRules, previewCommission } from '@souk/contract/modules/admin/commissions';
import { type Category, listCategoriesBySlug } from '@souk/contract/modules/catalogue/categories';
import { call } from '../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../lib/api-problem.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';

type Place = Pick<Category, 'id' | 'name' | 'pid'>;

/** `Home > Kitchen`, to distinguish equal names. */
function labelOf(category: Place, byId: ReadonlyMap<number, Place>): string {
  const parent = byId.get(category.pid);
  return parent ? `${labelOf(parent, byId)} > ${category.name}` : category.name;
}

async function loadCategories(args: PageArgs) {
  const categories = await call(args, listCategoriesBySlug, { query: { type: 'retail' } });
  const byId = new Map(categories.map((category) => [category.id, category]));
  return categories
    .map((category) => ({ id: category.id, label: labelOf(category, byId) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

const noTrial = { preview: null, problems: undefined };

/** What the sale in the address would pay, or why that cannot be said. */
async function tryOut(args: PageArgs) {
  const { seller_id, price, category_id } = Object.fromEntries(new URL(args.request.url).searchParams);
  if (!seller_id || !price) return noTrial;
  try {
    const body = { seller_id, price, ...(category_id ? { category_id } : {}) };
    return { preview: await call(args, previewCommission, { body }), problems: undefined };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 403) throw error;
    const words = { price: [problemText(error)] };
    return {
      preview: null,
      problems: { fields: Object.keys(error.fields).length > 0 ? error.fields : words },
    };
  }
}

export async function loadCommissions(args: PageArgs) {
  const [rules, categories, trial] = await Promise.all([
    call(args, listCommissionRules),
    loadCategories(args),
    tryOut(args),
  ]);
  return { rules, categories, trial };
}
