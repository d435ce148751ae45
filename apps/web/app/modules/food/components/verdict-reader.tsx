import { Trans, useLingui } from '@lingui/react/macro';
import type { FoodProfile } from '../food-profile.ts';
import { schoolWords, strictnessWords } from '../food-words.ts';

/** Whose reading the verdict is. */
export function VerdictReader({ profile }: { profile: FoodProfile }) {
  const { i18n } = useLingui();
  const { school, strictness } = profile;
  const isOwn = school !== null || strictness !== 'standard';
  if (!isOwn) return <Trans>Our verdict</Trans>;
  const strict = i18n._(strictnessWords[strictness]);
  return school ? (
    <Trans>
      For you: {i18n._(schoolWords[school])}, {strict}
    </Trans>
  ) : (
    <Trans>For you: all four schools, {strict}</Trans>
  );
}
