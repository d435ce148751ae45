import { Trans } from '@lingui/react/macro';

/** First link for keyboards: skips header and menus. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-md focus:bg-surface focus:p-3 focus:font-semibold focus:shadow-lg"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
