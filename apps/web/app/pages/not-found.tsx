import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FullPageNotice } from '../ui/full-page-notice.tsx';

/** For addresses without a page; it offers the search and home. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <FullPageNotice
      title={<Trans>Page not found</Trans>}
      actions={
        <ButtonLink to="/" tone="line">
          <Trans>Go home</Trans>
        </ButtonLink>
      }
    >
      <Trans>This page has moved or never existed. Try searching for what you need.</Trans>
      <Form action="/search" role="search" className="mt-6 flex gap-2">
        <span className="flex h-12 min-w-0 flex-1 items-center rounded-md bg-surface ps-4 shadow-[inset_0_0_0_1px_var(--line-strong)] focus-within:shadow-[inset_0_0_0_2px_var(--brand)]">
          <input
            name="keyword"
            type="search"
            required
            className="w-full min-w-0 bg-transparent pe-3 text-base outline-none"
            aria-label={t`Search Souk`}
            placeholder={t`Search Souk`}
          />
        </span>
        <Button type="submit" icon={Search} className="!h-12">
          <Trans>Search</Trans>
        </Button>
      </Form>
    </FullPageNotice>
  );
}
