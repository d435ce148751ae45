import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Ad } from '@souk/contract/modules/classifieds/ads';
import { CircleCheck, Trash2 } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { openTo } from '../../ad-standing.ts';

export const bulkFormId = 'chosen-ads';

interface BulkBarProps {
  ads: readonly Ad[];
  chosen: ReadonlySet<number>;
  onChoose: (ids: number[]) => void;
}

/** Moves of several ads at once; each leads to a page that asks for confirmation. */
export function BulkBar({ ads, chosen, onChoose }: BulkBarProps) {
  const { t } = useLingui();
  const picked = ads.filter(({ id }) => chosen.has(id));
  const isAll = picked.length === ads.length;
  return (
    <Form
      id={bulkFormId}
      method="get"
      className="mt-5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 ps-4"
    >
      <Checkbox
        name="_all"
        label={isAll ? t`Select none` : t`Select all`}
        className="[@media(scripting:none)]:hidden"
        checked={isAll}
        onChange={(event) => onChoose(event.target.checked ? ads.map(({ id }) => id) : [])}
      />
      <span className="num text-sm text-ink-2 [@media(scripting:none)]:hidden" role="status">
        {picked.length > 0 && <Plural value={picked.length} one="# ad selected" other="# ads selected" />}
      </span>
      <span
        className={`ms-auto flex flex-wrap gap-2 ${picked.length === 0 ? '[@media(scripting:enabled)]:max-lg:hidden [@media(scripting:enabled)]:lg:invisible' : ''}`}
      >
        <Button
          type="submit"
          tone="line"
          size="sm"
          icon={CircleCheck}
          formAction="/ad-management/sold"
          aria-disabled={picked.length > 0 && openTo(picked, 'mark-sold').length === 0}
        >
          <Trans>Mark as sold</Trans>
        </Button>
        <Button type="submit" tone="line" size="sm" icon={Trash2} formAction="/ad-management/delete">
          <Trans>Delete</Trans>
        </Button>
      </span>
    </Form>
  );
}
