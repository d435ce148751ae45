import { useLingui } from '@lingui/react/macro';

/** The conditions as pages word them. */
export function useConditionPhrases(): Record<string, string> {
  const { t } = useLingui();
  return {
    new: t`New`,
    'like-new': t`Used, like new`,
    good: t`Used, good condition`,
    fair: t`Used, fair condition`,
    'for-parts': t`For parts`,
  };
}
