import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link, useLocation, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { linkClass } from '../../../ui/link.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface FilterBarProps {
  /** Label of the keyword field; without a label there is no field. */
  keywordLabel?: string;
  children?: ReactNode;
  /** Values that stay when filters change. */
  kept?: Record<string, string | undefined>;
}

/** Filters of a list in its address; they work by plain links and forms. */
export function FilterBar({ keywordLabel, children, kept = {} }: FilterBarProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  return (
    <Form key={search} method="get" className="mb-4 flex flex-wrap items-end gap-3">
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {keywordLabel && (
        <TextField
          name="keyword"
          type="search"
          icon={Search}
          label={keywordLabel}
          defaultValue={params.get('keyword') ?? ''}
          className="w-full sm:w-[260px]"
        />
      )}
      {children}
      <Button type="submit" tone="line" className="h-12">
        <Trans>Filter</Trans>
      </Button>
      {search && (
        <Link
          to={pathname}
          className={`${linkClass} grid h-12 place-items-center text-sm`}
          aria-label={t`Clear all filters`}
        >
          <Trans>Clear all</Trans>
        </Link>
      )}
    </Form>
  );
}
