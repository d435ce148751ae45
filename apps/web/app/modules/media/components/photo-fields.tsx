import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useHydrated } from '../../../shell/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { UploadTiles } from '../../../ui/upload-tiles.tsx';
import { imageEndings, maxImageBytes, photoRefusals } from '../photo-limits.ts';
import type { PhotoRefusal, Photos } from './use-photos.ts';

function Refusals({ refused }: { refused: readonly PhotoRefusal[] }) {
  return (
    <div role="alert">
      {refused.map(({ name, text }) => (
        <p
          key={`${name}-${text}`}
          className="mt-3 flex min-h-11 items-center gap-2 rounded-md bg-bad-soft px-4 py-2 text-sm font-medium text-bad"
        >
          <Icon of={CircleAlert} size={18} />
          <span>
            <Trans>
              <b className="font-semibold">{name}</b> was not added.
            </Trans>{' '}
            {text}
          </span>
        </p>
      ))}
    </div>
  );
}

/** Order and removal for browsers without scripts; with scripts its fields would send an outdated order. */
function PlainOrder({ photos, saveTo }: { photos: Photos; saveTo: string | undefined }) {
  const { t } = useLingui();
  return (
    <div className="mt-5 rounded-lg bg-sunken p-4 [@media(scripting:enabled)]:hidden">
      {photos.uploads.map(({ id }, index) => {
        const number = index + 1;
        return (
          <div key={id} className="flex min-h-11 items-center gap-4">
            <label className="flex items-center gap-2 text-sm font-semibold">
              <Trans>Place of photo {number}</Trans>
              <input
                type="number"
                name={`photo_place.p${id}`}
                min={1}
                defaultValue={number}
                className="h-11 w-20 rounded-md bg-surface px-3 shadow-[inset_0_0_0_1px_var(--line-strong)]"
              />
            </label>
            <label className="flex items-center gap-2 text-[15px]">
              <input
                type="checkbox"
                name="photo_remove"
                value={id}
                aria-label={t`Remove photo ${number}`}
                className="size-6"
              />
              <Trans>Remove</Trans>
            </label>
          </div>
        );
      })}
      {saveTo && (
        <Button type="submit" tone="soft" formAction={saveTo} className="mt-2">
          <Trans>Add and arrange photos</Trans>
        </Button>
      )}
    </div>
  );
}

interface PhotoFieldsProps {
  photos: Photos;
  max: number;
  /** What is said of a picture beyond the limit. */
  fullWords: string;
  /** Refusals of files that came with the form itself. */
  refused: readonly PhotoRefusal[];
  problem?: string | undefined;
  /** Where the form sends photos and returns to without scripts, if it does. */
  saveTo?: string;
}

/** The pictures with their order, and what the form sends of them. */
export function PhotoFields({ photos, max, fullWords, refused, problem, saveTo }: PhotoFieldsProps) {
  const { t, i18n } = useLingui();
  const isHydrated = useHydrated();
  // The chosen files are being uploaded already; the form must not send them again.
  const forget = (event: ChangeEvent<HTMLDivElement>) => {
    const input: EventTarget = event.target;
    if (input instanceof HTMLInputElement && input.type === 'file') input.value = '';
  };
  return (
    <div onChange={forget}>
      <UploadTiles
        name="images"
        label={t`Photos`}
        limitWords={t`JPG, JPEG or PNG, up to 4 MB each`}
        limits={{ maxCount: max, maxBytes: maxImageBytes, endings: imageEndings }}
        refusalWords={{
          size: i18n._(photoRefusals.size),
          ending: i18n._(photoRefusals.ending),
          count: fullWords,
        }}
        uploads={photos.uploads}
        onAdd={photos.add}
        onReorder={photos.reorder}
        onRemove={photos.remove}
        problem={problem}
      />
      {photos.ids.map((id) => (
        <input key={id} type="hidden" name="image_ids" value={id} />
      ))}
      <Refusals refused={[...refused, ...photos.refused]} />
      {!isHydrated && <PlainOrder photos={photos} saveTo={saveTo} />}
    </div>
  );
}
