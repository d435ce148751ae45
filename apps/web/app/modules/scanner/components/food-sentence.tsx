import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FoodProductDetail } from '@souk/contract/modules/scanner/products';
import { tagIn } from '../../food/index.ts';
import { decidingIn, linesIn } from '../why-food.ts';

const shownWords = 3;

function Cleared({ analysis }: Pick<FoodProductDetail, 'analysis'>) {
  const total = linesIn(analysis, 'ingredients').length;
  return analysis.certificate === 'counts' ? (
    <Plural
      value={total}
      one="Its only ingredient is cleared, and a current certificate covers this food."
      other="All # ingredients are cleared, and a current certificate covers this food."
    />
  ) : (
    <Plural value={total} one="Its only ingredient is cleared." other="All # ingredients are cleared." />
  );
}

/** The verdict in one sentence, with its main reason. */
export function FoodSentence({ food }: { food: FoodProductDetail }) {
  const { i18n } = useLingui();
  const { analysis, verdict, halal_by } = food;
  const listed = (words: readonly string[]) =>
    new Intl.ListFormat(tagIn(i18n), { type: 'conjunction' }).format(words.slice(0, shownWords));
  if (verdict === 'halal') return <Cleared analysis={analysis} />;

  if (verdict === 'unknown') {
    const words = listed(analysis.unknown);
    if (words) return <Trans>We do not know this ingredient yet: {words}.</Trans>;
    return <Trans>Nobody has told us enough about the ingredients yet.</Trans>;
  }
  const words = listed(decidingIn(food).map((named) => named.name ?? named.words));
  if (!words)
    return halal_by === 'desk' ? (
      <Trans>Our team judged this food by hand.</Trans>
    ) : (
      <Trans>See the ingredients below.</Trans>
    );
  return verdict === 'haram' ? (
    <Trans>Contains what is not permitted: {words}.</Trans>
  ) : (
    <Trans>The source is unclear or disputed: {words}.</Trans>
  );
}
