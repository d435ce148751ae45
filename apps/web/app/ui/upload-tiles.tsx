import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FieldProblem } from './field.tsx';
import { useField } from './form-scope.tsx';
import { Icon } from './icon.tsx';
import { moveItem, type Refusal, sortOut, type Upload, type UploadLimits } from './upload-order.ts';
import { UploadTile } from './upload-tile.tsx';

interface UploadTilesProps {
  /** Name of the file input, which the form sends without JavaScript. */
  name: string;
  label: ReactNode;
  /** The limits in words, shown in advance. */
  limitWords: ReactNode;
  limits: UploadLimits;
  /** The specification's words for a file beyond the limits. */
  refusalWords: Record<Refusal['reason'], string>;
  uploads: readonly Upload[];
  onAdd: (files: File[]) => void;
  onReorder: (uploads: readonly Upload[]) => void;
  onRemove: (id: string) => void;
  hasCover?: boolean;
  problem?: string | readonly string[] | undefined;
}

function AddTile({
  name,
  accept,
  describedBy,
  id,
  onFiles,
}: {
  name: string;
  accept: string;
  id: string;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
}) {
  const [isOver, setOver] = useState(false);
  return (
    <li>
      <label
        className={`grid aspect-square cursor-pointer place-content-center justify-items-center gap-2 rounded-lg border-2 border-dashed bg-surface p-3 text-center transition-colors hover:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand ${isOver ? 'border-brand bg-brand-soft' : 'border-line-strong'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        <input
          id={id}
          type="file"
          name={name}
          accept={accept}
          multiple
          aria-describedby={describedBy}
          className="sr-only"
          onChange={(event) => onFiles([...(event.target.files ?? [])])}
        />
        <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand-ink">
          <Icon of={ImagePlus} />
        </span>
        <span className="text-[15px] font-semibold">
          <Trans>Add photos</Trans>
        </span>
        <span className="-mt-1 text-sm text-ink-3 max-lg:hidden">
          <Trans>or drop here</Trans>
        </span>
      </label>
    </li>
  );
}

function Refusals({
  refused,
  words,
}: {
  refused: readonly Refusal[];
  words: UploadTilesProps['refusalWords'];
}) {
  return (
    <div role="alert">
      {refused.map((file) => (
        <p
          key={`${file.name}-${file.reason}`}
          className="mt-3 flex min-h-11 items-center gap-2 rounded-md bg-bad-soft px-4 py-2 text-sm font-medium text-bad"
        >
          <Icon of={CircleAlert} size={18} />
          <span>
            <Trans>
              <b className="font-semibold">{file.name}</b> was not added.
            </Trans>{' '}
            {words[file.reason]}
          </span>
        </p>
      ))}
    </div>
  );
}

interface TilesHeadProps {
  label: ReactNode;
  words: ReactNode;
  wordsId: string | undefined;
  count: number;
  max: number;
}

function TilesHead({ label, words, wordsId, count, max }: TilesHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
      <legend className="float-start h-panel">
        {label}{' '}
        <span className="num font-normal text-ink-3">
          <Trans>
            {count} of {max}
          </Trans>
        </span>
      </legend>
      <span id={wordsId} className="text-sm text-ink-3">
        {words}
      </span>
    </div>
  );
}

/** Pictures in order: the first is the cover; buttons do the same as dragging. */
export function UploadTiles({ hasCover = true, limits, uploads, ...props }: UploadTilesProps) {
  const { t } = useLingui();
  const links = useField({ name: props.name, problem: props.problem, hint: props.limitWords });
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [said, setSaid] = useState('');

  const add = (files: File[]) => {
    const sorted = sortOut(files, uploads.length, limits);
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) props.onAdd(sorted.taken);
  };
  const move = (from: number, to: number) => {
    const place = Math.min(Math.max(to, 0), uploads.length - 1) + 1;
    setSaid(t`${uploads[from]?.name ?? ''} is now number ${place}`);
    props.onReorder(moveItem(uploads, from, to));
  };
  const remove = (id: string) => {
    props.onRemove(id);
    document.getElementById(links.id)?.focus();
  };
  return (
    <fieldset className="min-w-0">
      <TilesHead
        label={props.label}
        words={props.limitWords}
        wordsId={links.hintId}
        count={uploads.length}
        max={limits.maxCount}
      />
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {uploads.map((upload, index) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            index={index}
            total={uploads.length}
            isCover={hasCover && index === 0}
            onMove={move}
            onRemove={remove}
          />
        ))}
        {uploads.length < limits.maxCount && (
          <AddTile
            id={links.id}
            name={props.name}
            accept={limits.endings.map((ending) => `.${ending}`).join(',')}
            describedBy={links.describedBy}
            onFiles={add}
          />
        )}
      </ul>
      <Refusals refused={refused} words={props.refusalWords} />
      {links.problem && <FieldProblem id={links.problemId}>{links.problem}</FieldProblem>}
      <span className="sr-only" role="status">
        {said}
      </span>
    </fieldset>
  );
}
