import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@souk/contract/modules/retail/products';
import { Archive, SquarePen } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { productActs } from '../../product-acts.ts';

export const bulkFormId = 'chosen-products';

interface BulkBarProps {
  products: readonly Product[];
  chosen: ReadonlySet<number>;
  onChoose: (ids: number[]) => void;
}

/** What can be done to several products at once. */
export function ProductBulkBar({ products, chosen, onChoose }: BulkBarProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const picked = products.filter(({ id }) => chosen.has(id));
  const isAll = picked.length === products.length;
  const mayArchive = picked.length === 0 || picked.every(({ moves }) => moves.includes('archive'));
  return (
    <Form
      id={bulkFormId}
      method="get"
      action="/ad-management/bulk"
      className="mt-5 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 ps-4"
    >
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <input type="hidden" name="_back" value={`${pathname}${search}`} />
      <Checkbox
        name="_all"
        label={isAll ? t`Select none` : t`Select all`}
        className="[@media(scripting:none)]:hidden"
        checked={isAll}
        onChange={(event) => onChoose(event.target.checked ? products.map(({ id }) => id) : [])}
      />
      <span className="num text-sm text-ink-2 [@media(scripting:none)]:hidden" role="status">
        {picked.length > 0 && (
          <Plural value={picked.length} one="# product selected" other="# products selected" />
        )}
      </span>
      <span
        className={`ms-auto flex flex-wrap gap-2 ${picked.length === 0 ? '[@media(scripting:enabled)]:max-lg:hidden [@media(scripting:enabled)]:lg:invisible' : ''}`}
      >
        <Button type="submit" tone="line" size="sm" icon={SquarePen}>
          <Trans>Edit selected</Trans>
        </Button>
        <Button
          type="submit"
          tone="line"
          size="sm"
          icon={Archive}
          formMethod="post"
          formAction={`/act/${productActs.noun}/archive`}
          disabled={!mayArchive}
        >
          <Trans>Archive</Trans>
        </Button>
      </span>
    </Form>
  );
}
