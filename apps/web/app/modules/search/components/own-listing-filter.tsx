import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { Form, useSubmit } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface OwnListingFilterProps {
  tab: string | undefined;
  keyword: string;
  sort: string;
  label: string;
  placeholder: string;
  sorts: readonly { value: string; label: string }[];
}

/** Search and order within a tab of ad management; both stay in the address. */
export function OwnListingFilter({ tab, keyword, sort, label, placeholder, sorts }: OwnListingFilterProps) {
  const { t } = useLingui();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action="/ad-management"
      role="search"
      className="mt-5 flex flex-wrap items-end gap-3"
      key={`${tab} ${keyword} ${sort}`}
    >
      {tab && <input type="hidden" name="status" value={tab} />}
      <TextField
        name="keyword"
        type="search"
        label={label}
        isLabelHidden
        placeholder={placeholder}
        icon={Search}
        defaultValue={keyword}
        autoComplete="off"
        className="min-w-48 flex-1 max-sm:basis-full"
      />
      <Select
        name="sort"
        label={t`Sort`}
        isLabelHidden
        defaultValue={sort}
        className="w-48 max-sm:w-auto max-sm:flex-1"
        onChange={(event) => void submit(event.currentTarget.form)}
        options={sorts}
      />
      <Button type="submit" tone="soft" className="!h-12">
        <Trans>Search</Trans>
      </Button>
    </Form>
  );
}
