import { Trans, useLingui } from '@lingui/react/macro';
import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { AnswerList, type Answers, type ChosenCategory } from '../../catalogue/index.ts';

interface PreviewPartProps {
  title: ReactNode;
  label: string;
  to: string;
  children: ReactNode;
}

/** One part of the input, with a link back to its step. */
export function PreviewPart({ title, label, to, children }: PreviewPartProps) {
  return (
    <section className="border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex items-center justify-between gap-3">
        <h2 className="h-panel min-w-0 wrap-anywhere">{title}</h2>
        <ButtonLink to={to} tone="ghost" size="sm" icon={Pencil} aria-label={label}>
          <Trans>Change</Trans>
        </ButtonLink>
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}

interface ListingPreviewProps {
  form: { title: string; description: string; attributes: Answers };
  chosen: ChosenCategory | null;
  attributes: readonly Attribute[];
  /** Facts that every such thing has. */
  facts: readonly { name: string; value: string }[];
  photos: readonly { url: string }[];
  /** Shown if there are none. */
  noPhotos: ReactNode;
  to: (step: 'photos' | 'details') => string;
  /** The parts that only this kind of thing has. */
  children: ReactNode;
}

function Photos({ photos }: Pick<ListingPreviewProps, 'photos'>) {
  return (
    <div className="grid grid-cols-4 gap-2">
      {photos.map(({ url }, index) => (
        <Frame
          key={url}
          src={url}
          ratio="1:1"
          isFirst
          className={index === 0 ? 'col-span-2 row-span-2' : ''}
        />
      ))}
    </div>
  );
}

/** The whole item as it will be published, each part with a link back to its step. */
export function ListingPreview({
  form,
  chosen,
  photos,
  noPhotos,
  to,
  children,
  ...rest
}: ListingPreviewProps) {
  const { t } = useLingui();
  return (
    <div className="panel p-5 lg:p-6">
      <PreviewPart title={<Trans>Photos</Trans>} label={t`Change the photos`} to={to('photos')}>
        {photos.length > 0 ? (
          <Photos photos={photos} />
        ) : (
          <p className="rounded-lg bg-sunken p-5 text-ink-2">{noPhotos}</p>
        )}
      </PreviewPart>
      <PreviewPart title={form.title} label={t`Change the details`} to={to('details')}>
        <p className="text-sm text-ink-3">
          {chosen?.parent} · {chosen?.label}
        </p>
        <p className="mt-2 max-w-[65ch] whitespace-pre-line wrap-anywhere">{form.description}</p>
        <AnswerList first={rest.facts} attributes={rest.attributes} answers={form.attributes} />
      </PreviewPart>
      {children}
    </div>
  );
}
