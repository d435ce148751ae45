import { Trans } from '@lingui/react/macro';

/** Shown in place of the Continue button until a category is chosen. */
export const ChooseFirst = () => (
  <span className="text-sm text-ink-2">
    <Trans>Choose a category to continue</Trans>
  </span>
);
