import type { Db } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { foodSubmitted } from '../events.ts';
import { factsOf } from '../products/change-product.ts';
import { changesOf } from '../products/changes-of.ts';
import { checkSeen, type Viewer } from '../products/product.policy.ts';
import { findProduct } from '../products/product.queries.ts';
import { type SuggestionForm, suggestedBy, withSuggestion } from './pack-form.ts';
import { suggestions } from './suggestion.tables.ts';

type Suggestion = SuggestionForm & { comment?: string | undefined };

/** Suggests a change of a food to the admins; one at a time per user and food. */
export function suggestChange(db: Db, user: Viewer, productId: number, form: Suggestion): Promise<void> {
  return db.transaction(async (tx) => {
    const product = checkSeen(await findProduct(tx, productId), user);
    const pack = factsOf(product);
    const facts = suggestedBy(form, pack);
    if (changesOf(pack, withSuggestion(pack, facts)).length === 0) throw new Problem('food-unchanged');
    await tx
      .insert(suggestions)
      .values({ productId, suggestedBy: user.id, facts, comment: form.comment ?? null, state: 'pending' })
      .catch((error: unknown) => {
        throw isDuplicate(error, 'suggestions_once') ? new Problem('food-suggested-already') : error;
      });
    await publish(tx, foodSubmitted, { productId });
  });
}
