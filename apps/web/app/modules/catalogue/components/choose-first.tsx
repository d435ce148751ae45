import { Trans } from '@lingui/react/macro';

/** Stands in the place of the way on until a category is chosen. */
export const ChooseFirst = () => (
  <span className="text-sm text-ink-2">
    <Trans>Choose a category to continue</Trans>
  </span>
);
