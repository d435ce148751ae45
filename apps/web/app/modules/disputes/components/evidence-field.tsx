import { Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FieldGroup, FieldProblem } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { Frame } from '../../../ui/frame.tsx';
import { Icon } from '../../../ui/icon.tsx';

const maxPhotos = 5;
const maxBytes = 4 * 1024 * 1024;
const accepted = '.jpg,.jpeg,.png';

interface Chosen {
  name: string;
  url: string;
}

/** Up to five photos that go with a message; choosing again replaces them. */
export function EvidenceField() {
  const { t } = useLingui();
  const hint = t`Up to ${maxPhotos}; JPG, JPEG or PNG, 4 MB each`;
  const links = useField({ name: 'images', hint });
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [refusal, setRefusal] = useState<string>();
  useEffect(
    () => () => {
      for (const { url } of chosen) URL.revokeObjectURL(url);
    },
    [chosen],
  );
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    const tooMany = files.length > maxPhotos && t`Please choose at most ${maxPhotos} photos.`;
    const tooLarge = files.find(({ size }) => size > maxBytes);
    const problem = tooMany || (tooLarge && t`${tooLarge.name} is larger than 4 MB.`);
    setRefusal(problem || undefined);
    if (problem) input.value = '';
    setChosen(problem ? [] : files.map((file) => ({ name: file.name, url: URL.createObjectURL(file) })));
  };
  return (
    <FieldGroup links={links} label={<Trans>Photos (optional)</Trans>} hint={hint}>
      <div className="flex flex-wrap items-center gap-3">
        <label className="inline-flex h-11 cursor-pointer items-center gap-2 rounded-md bg-surface px-4 text-[15px] font-semibold shadow-[inset_0_0_0_1.5px_var(--line)] hover:shadow-[inset_0_0_0_1.5px_var(--ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
          <input
            type="file"
            name="images"
            multiple
            accept={accepted}
            aria-describedby={links.describedBy}
            className="sr-only"
            onChange={(event) => take(event.currentTarget)}
          />
          <Icon of={ImagePlus} size={18} />
          <Trans>Choose photos</Trans>
        </label>
        {chosen.map(({ name, url }) => (
          <Frame key={url} src={url} alt={name} ratio="1:1" className="w-16 !rounded-md" />
        ))}
      </div>
      {refusal && <FieldProblem id={undefined}>{refusal}</FieldProblem>}
    </FieldGroup>
  );
}
