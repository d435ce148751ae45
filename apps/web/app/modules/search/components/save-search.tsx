import { Trans, useLingui } from '@lingui/react/macro';
import { Bookmark } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useViewer } from '../../../lib/page-root.ts';
import { useLogin } from '../../../shell/login/login-context.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { appliedFilters } from '../listing-filters.ts';
import { placesOf } from '../listing-trade.ts';
import type { Listing } from '../load-listing.server.ts';

/** Saves the filters and alerts to new matches; visitors are asked to log in first. */
export function SaveSearch({ listing }: { listing: Listing }) {
  const { t } = useLingui();
  const viewer = useViewer();
  const login = useLogin();
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const [isRefused, setRefused] = useState(false);
  const isNarrowed = listing.category !== null || appliedFilters(listing.filters).length > 0;
  const check = (event: FormEvent<HTMLFormElement>) => {
    setRefused(viewer !== null && !isNarrowed);
    if (viewer && isNarrowed) return;
    event.preventDefault();
    if (!viewer) login.open();
  };
  return (
    <fetcher.Form
      method="post"
      action={placesOf[listing.trade].saveSearch}
      onSubmit={check}
      className="ms-auto flex items-center gap-2"
    >
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      {isRefused && !isNarrowed && (
        <p role="alert" className="text-sm font-semibold whitespace-nowrap text-bad">
          <Trans>Please select at least one filter.</Trans>
        </p>
      )}
      <Chip
        type="submit"
        icon={Bookmark}
        className="!h-11"
        aria-label={t`Save search`}
        aria-busy={fetcher.state !== 'idle' || undefined}
      >
        <Trans>Save search</Trans>
      </Chip>
    </fetcher.Form>
  );
}
