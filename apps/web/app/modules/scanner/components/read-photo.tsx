import { Trans, useLingui } from '@lingui/react/macro';
import type { PrintedLabel } from '@souk/contract/modules/scanner/photos';
import { ScanText } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useViewer } from '../../../lib/page-root.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldProblem } from '../../../ui/field.tsx';
import { imageEndings } from '../../media/index.ts';
import type { ReadLabelAnswer } from '../read-label.server.ts';

const readLabelPath = '/read-food-label';
const photoField = 'photo_ingredients';
const listField = 'ingredients';

/** The recognised text, with uncertain words marked. */
export function ReadWords({ label }: { label: PrintedLabel }) {
  const isUnsure = label.parts.some(({ is_sure }) => !is_sure);
  return (
    <div role="status" className="mt-3 rounded-lg bg-sunken p-4 text-[15px]">
      <p className="font-semibold">
        {isUnsure ? (
          <Trans>
            Please compare the list with the pack: the marked words may be wrong, and whole lines may be
            missing.
          </Trans>
        ) : (
          <Trans>Please compare the list with the pack: whole lines may be missing.</Trans>
        )}
      </p>
      <p dir="auto" className="mt-2 break-words text-ink-2">
        {label.parts.map(({ text, is_sure: isSure }, place) =>
          isSure ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: -- what was read never moves
            <span key={place}>{text} </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: -- what was read never moves
            <mark key={place} className="rounded-sm bg-warn-soft px-0.5 font-semibold text-warn">
              {text}{' '}
            </mark>
          ),
        )}
      </p>
    </div>
  );
}

/** Sets a field's value like typing, so that everything that listens to the field reacts. */
function typeInto(area: HTMLTextAreaElement, text: string): void {
  const before = area.value.trim();
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  write?.call(area, before === '' ? text : `${before}\n${text}`);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

interface ReadPhotoProps {
  /** Where the form has no photograph of the list already. */
  hasOwnField?: boolean;
}

/** Reads the list of ingredients from its photograph into the form; with an account, for reading takes work. */
export function ReadPhoto({ hasOwnField = false }: ReadPhotoProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const fetcher = useFetcher<ReadLabelAnswer>();
  const place = useRef<HTMLDivElement>(null);
  const { data } = fetcher;

  useEffect(() => {
    const list = place.current?.closest('form')?.elements.namedItem(listField);
    if (data?.label && list instanceof HTMLTextAreaElement) typeInto(list, data.label.text);
  }, [data]);

  if (!viewer) return null;
  const read = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (!form) return;
    const typed = new FormData(form);
    const asked = new FormData();
    const photo = typed.get(photoField);
    if (photo instanceof File) asked.append(photoField, photo, photo.name);
    asked.append('language', String(typed.get('language') ?? 'en'));
    const target = { method: 'post', action: readLabelPath, encType: 'multipart/form-data' } as const;
    void fetcher.submit(asked, target);
  };
  const refused =
    data && !data.label ? (data.problems.form ?? Object.values(data.problems.fields).flat()[0]) : '';
  return (
    <div ref={place}>
      <div className="flex flex-wrap items-center gap-3">
        {hasOwnField && (
          <input
            type="file"
            name={photoField}
            accept={imageEndings.map((ending) => `.${ending}`).join(',')}
            aria-label={t`Photo of the ingredients`}
            className="max-w-full text-[15px]"
          />
        )}
        <Button
          type="submit"
          tone="line"
          size="sm"
          icon={ScanText}
          formAction={readLabelPath}
          formEncType="multipart/form-data"
          formNoValidate
          disabled={fetcher.state !== 'idle'}
          onClick={read}
        >
          {fetcher.state === 'idle' ? <Trans>Read the list from the photo</Trans> : <Trans>Reading…</Trans>}
        </Button>
      </div>
      <div role="alert">{refused && <FieldProblem id={undefined}>{refused}</FieldProblem>}</div>
      {data?.label && <ReadWords label={data.label} />}
    </div>
  );
}
