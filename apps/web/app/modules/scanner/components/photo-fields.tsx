import { Trans, useLingui } from '@lingui/react/macro';
import type { PackSide } from '@souk/contract/modules/scanner/words';
import { ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FieldGroup, FieldProblem } from '../../../ui/field.tsx';
import { useField, useFormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sortOut } from '../../../ui/upload-order.ts';
import { imageEndings, maxImageBytes, photoRefusals } from '../../media/index.ts';
import { packSideWords } from '../food-words.ts';

const limits = { maxCount: 1, maxBytes: maxImageBytes, endings: imageEndings };
const sides: readonly PackSide[] = ['pack', 'ingredients', 'nutrition'];

/** One photograph of a side of the pack; the form sends it as it is. */
function SidePhoto({ side, describedBy }: { side: PackSide; describedBy: string | undefined }) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState<string>();
  const [refused, setRefused] = useState('');
  useEffect(() => {
    if (!shown) return;
    return () => URL.revokeObjectURL(shown);
  }, [shown]);

  const take = (input: HTMLInputElement) => {
    const sorted = sortOut([...(input.files ?? [])], 0, limits);
    const [photo] = sorted.taken;
    const [first] = sorted.refused;
    setRefused(first ? i18n._(photoRefusals[first.reason === 'size' ? 'size' : 'ending']) : '');
    if (!photo) input.value = '';
    setShown(photo ? URL.createObjectURL(photo) : undefined);
  };
  return (
    <li className="min-w-0">
      <label className="relative grid aspect-square cursor-pointer place-content-center justify-items-center gap-1.5 overflow-hidden rounded-lg border-2 border-dashed border-line-strong bg-surface p-2 text-center text-sm font-semibold transition-colors hover:border-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
        <input
          type="file"
          name={`photo_${side}`}
          accept={imageEndings.map((ending) => `.${ending}`).join(',')}
          aria-describedby={describedBy}
          className="sr-only"
          onChange={(event) => take(event.target)}
        />
        {shown && <img src={shown} alt="" className="absolute inset-0 size-full object-cover" />}
        <span className="text-brand-ink">
          <Icon of={ImagePlus} size={22} />
        </span>
        <span className={shown ? 'absolute inset-x-0 bottom-0 bg-surface/95 px-2 py-1.5' : ''}>
          {i18n._(packSideWords[side])}
        </span>
      </label>
      <div role="alert">{refused && <FieldProblem id={undefined}>{refused}</FieldProblem>}</div>
    </li>
  );
}

/** Photographs by which an admin checks the input. */
export function PhotoFields() {
  const { t } = useLingui();
  const hint = t`One of each; JPG, JPEG or PNG, 4 MB each. They help us to verify the product.`;
  const links = useField({ name: 'images', hint });
  const { outcome } = useFormScope();
  return (
    <FieldGroup links={links} label={<Trans>Photos of the pack (optional)</Trans>} hint={hint}>
      <ul className="grid max-w-[480px] grid-cols-3 gap-3">
        {sides.map((side) => (
          <SidePhoto key={side} side={side} describedBy={links.describedBy} />
        ))}
      </ul>
      {outcome.values && (
        <noscript>
          <p className="mt-1.5 text-sm font-semibold">
            <Trans>Please choose the photos again: browsers do not keep them.</Trans>
          </p>
        </noscript>
      )}
    </FieldGroup>
  );
}
