import type { HalalStatus } from '@souk/contract/modules/scanner/words';

/** The verdicts that the band shows, in order: all three occur, halal most often. */
const wantedVerdicts: readonly HalalStatus[] = ['halal', 'halal', 'doubtful', 'haram'];

/** With fewer the band would look incomplete. */
export const fewestFoods = 3;

interface Judged {
  verdict: HalalStatus;
  image: string | null;
}

/** Foods with a picture, one for each verdict as far as possible, in the band's order; none if there are too few. */
export function bandFoods<Food extends Judged>(foods: readonly Food[]): Food[] {
  const left = foods.filter(({ image }) => image !== null);
  const chosen = wantedVerdicts.map((verdict) => {
    const at = left.findIndex((food) => food.verdict === verdict);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  const filled = chosen.flatMap((food) => food ?? left.shift() ?? []);
  return filled.length < fewestFoods ? [] : filled;
}
