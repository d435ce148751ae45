import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { pictureSources } from '../../../lib/pictures.ts';
import { Button } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ProductPrice } from '../../search/components/product-card.tsx';
import { comparePath } from '../compared.ts';
import type { LoadedComparison } from '../load-comparison.server.ts';

/** Finds one more product to stand beside the others. */
export function CompareAdd({ ids, keyword, toAdd }: Pick<LoadedComparison, 'ids' | 'keyword' | 'toAdd'>) {
  const { t } = useLingui();
  return (
    <section className="mt-12 border-t border-line pt-8" aria-labelledby="add">
      <h2 id="add" className="h-sec">
        <Trans>Add a product</Trans>
      </h2>
      <Form method="get" preventScrollReset className="mt-4 flex max-w-form items-start gap-2">
        <input type="hidden" name="module" value="retail" />
        <TextField
          name="add"
          type="search"
          label={t`Search for a product`}
          isLabelHidden
          icon={Search}
          placeholder={t`Kettle, headphones, tent`}
          maxLength={120}
          defaultValue={keyword}
          className="flex-1"
        />
        <Button type="submit" tone="line" className="!h-12">
          <Trans>Search</Trans>
        </Button>
      </Form>
      {keyword && toAdd.length === 0 && (
        <p role="status" className="mt-4 text-ink-2">
          <Trans>Items not found</Trans>
        </p>
      )}
      <ul className="mt-5 grid gap-3 md:grid-cols-2">
        {toAdd.map((item) => (
          <li key={item.id} className="card relative flex items-center gap-4 p-3">
            <Frame
              {...pictureSources(item.image, { w: 64, h: 64 })}
              ratio="1:1"
              className="w-16 shrink-0 !rounded-md"
            />
            <div className="min-w-0 flex-1">
              <Link
                to={comparePath([...ids, item.id])}
                className="line-clamp-2 leading-snug font-medium after:absolute after:inset-0 after:rounded-lg hover:underline"
              >
                <span className="sr-only">
                  <Trans>Compare</Trans>:{' '}
                </span>
                <bdi>{item.title}</bdi>
              </Link>
              <ProductPrice item={item} />
            </div>
            <Icon of={Plus} className="text-ink-3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
