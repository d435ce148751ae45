import { verdicts } from '@souk/food/judging/verdicts';
import { type FoodProfile, verdictFor } from '@souk/food/profile';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { listed } from '../../../platform/texts/fillings.ts';
import { type Said, say } from '../../../platform/texts/say.ts';
import { marksOf } from '../../favourites/index.ts';
import { notify } from '../../notifications/index.ts';
import { subjectKey } from '../../search/index.ts';
import { productPath } from '../products/code.rules.ts';
import { isPublic } from '../products/product.policy.ts';
import { listProductsById } from '../products/product.queries.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { productKind } from '../products/product-subject.ts';
import { findProfile } from '../profiles/profile.queries.ts';
import { isStricter } from './note-worsened.ts';
import { type WorsenedFavourite, worsenedFavourites } from './worsened-favourite.tables.ts';

/** Beyond this many, foods are counted instead of named. */
const namedFoods = 5;

/** What is still public, still kept and stricter by this user's own profile, the strictest first. */
async function listToTell(
  tx: Tx,
  userId: number,
  noted: readonly WorsenedFavourite[],
  profile: FoodProfile,
): Promise<ProductRow[]> {
  const foods = (
    await listProductsById(
      tx,
      noted.map(({ productId }) => productId),
    )
  ).filter(isPublic);
  const subjects = foods.map(({ id }) => ({ kind: productKind, id }));
  const { favourites } = await marksOf(tx, userId, subjects);
  const verdictsBefore = new Map(noted.map((one) => [one.productId, one.verdictsBefore]));
  const verdictOf = (food: ProductRow) => verdictFor(food.verdicts, profile);
  return foods
    .filter((food) => {
      const before = verdictsBefore.get(food.id);
      const isKept = favourites.has(subjectKey(productKind, food.id));
      return before && isKept && isStricter(verdictFor(before, profile), verdictOf(food));
    })
    .sort((one, other) => verdicts.indexOf(verdictOf(other)) - verdicts.indexOf(verdictOf(one)));
}

/** One food is named, several are listed. */
function wordsOf(foods: readonly ProductRow[], profile: FoodProfile): { subject: Said; text: Said } {
  const named = foods
    .slice(0, namedFoods)
    .map((food) => say`“${food.name}” is ${verdictFor(food.verdicts, profile)} now`);
  const [first] = named;
  if (foods.length === 1 && first)
    return {
      subject: first,
      text: say`One of your favourite foods has a stricter verdict than before. See why.`,
    };
  const rest = foods.length - named.length;
  return {
    subject: say`${foods.length} of your favourite foods have a stricter verdict`,
    text:
      rest > 0
        ? say`${listed(named)}, and ${rest} more. See why before you buy them again.`
        : say`${listed(named)}. See why before you buy them again.`,
  };
}

async function tellKeeper(tx: Tx, userId: number): Promise<void> {
  const noted = await tx.delete(worsenedFavourites).where(eq(worsenedFavourites.userId, userId)).returning();
  const profile = await findProfile(tx, userId);
  const foods = await listToTell(tx, userId, noted, profile);
  const [first] = foods;
  if (!first) return;
  const latest = Math.max(...noted.map(({ notedAt }) => notedAt.getTime()));
  const isAlone = foods.length === 1;
  await notify(tx, {
    userId,
    kind: 'food',
    key: `food-worsened:${latest}`,
    ...wordsOf(foods, profile),
    path: isAlone ? productPath(first.id) : '/see-all-products/my-favourites',
    ...(isAlone ? { about: { kind: productKind, id: first.id } } : {}),
  });
}

/** Tells each person in one notification which of their favourite foods have become stricter for them. */
export async function tellWorsened(db: Db): Promise<void> {
  const keepers = await db
    .selectDistinct({ userId: worsenedFavourites.userId })
    .from(worsenedFavourites)
    .orderBy(worsenedFavourites.userId);
  for (const { userId } of keepers) await db.transaction((tx) => tellKeeper(tx, userId));
}
