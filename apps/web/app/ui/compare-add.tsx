import { Trans } from '@lingui/react/macro';
import { Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { pictureSources } from '../lib/pictures.ts';
import { Button } from './button.tsx';
import { Frame } from './frame.tsx';
import { Icon } from './icon.tsx';
import { TextField } from './text-field.tsx';

interface CompareAddRowProps {
  to: string;
  image: string | null;
  fallback?: Parameters<typeof Frame>[0]['fallback'];
  name: ReactNode;
  /** Shown below the name. */
  children: ReactNode;
}

/** One item that can be added to the comparison. */
export function CompareAddRow({ to, image, fallback, name, children }: CompareAddRowProps) {
  return (
    <li className="card relative flex items-center gap-4 p-3">
      <Frame
        {...pictureSources(image, { w: 64, h: 64 })}
        ratio="1:1"
        {...(fallback ? { fallback } : {})}
        className="w-16 shrink-0 !rounded-md"
      />
      <div className="min-w-0 flex-1">
        <Link
          to={to}
          className="line-clamp-2 leading-snug font-medium after:absolute after:inset-0 after:rounded-lg hover:underline"
        >
          <span className="sr-only">
            <Trans>Compare</Trans>:{' '}
          </span>
          {name}
        </Link>
        {children}
      </div>
      <Icon of={Plus} className="text-ink-3" />
    </li>
  );
}

interface CompareAddProps {
  title: ReactNode;
  label: string;
  placeholder: string;
  keyword: string;
  /** Hidden fields of the search form. */
  hidden?: ReactNode;
  rows: readonly ReactNode[];
}

/** Finds one more item to compare. */
export function CompareAdd({ title, label, placeholder, keyword, hidden, rows }: CompareAddProps) {
  return (
    <section className="mt-12 border-t border-line pt-8" aria-labelledby="add">
      <h2 id="add" className="h-sec">
        {title}
      </h2>
      <Form method="get" preventScrollReset className="mt-4 flex max-w-form items-start gap-2">
        {hidden}
        <TextField
          name="add"
          type="search"
          label={label}
          isLabelHidden
          icon={Search}
          placeholder={placeholder}
          maxLength={120}
          defaultValue={keyword}
          className="flex-1"
        />
        <Button type="submit" tone="line" className="!h-12">
          <Trans>Search</Trans>
        </Button>
      </Form>
      {keyword && rows.length === 0 && (
        <p role="status" className="mt-4 text-ink-2">
          <Trans>Items not found</Trans>
        </p>
      )}
      <ul className="mt-5 grid gap-3 md:grid-cols-2">{rows}</ul>
    </section>
  );
}
