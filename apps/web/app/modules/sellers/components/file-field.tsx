import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { FieldFrame } from '../../../ui/field.tsx';
import { useField } from '../../../ui/form-scope.tsx';
import { imageLimits, paperLimits, refusalOf } from '../upload-limits.ts';

interface FileFieldProps {
  name: string;
  label: ReactNode;
  kind: 'image' | 'paper';
  isMany?: boolean;
  hint?: ReactNode;
  onChoose?: (files: readonly File[]) => void;
}

const look =
  'block w-full cursor-pointer rounded-md bg-surface p-1.5 text-[15px] text-ink-2 shadow-[inset_0_0_0_1px_var(--line-strong)] file:me-3 file:h-9 file:cursor-pointer file:rounded-sm file:border-0 file:bg-inset file:px-3.5 file:text-sm file:font-semibold file:text-ink hover:file:bg-line aria-invalid:shadow-[inset_0_0_0_2px_var(--bad)]';

function Limits({ kind }: { kind: FileFieldProps['kind'] }) {
  return kind === 'image' ? (
    <Trans>JPG, JPEG or PNG, up to 4 MB each</Trans>
  ) : (
    <Trans>PDF, JPG, JPEG or PNG, up to 4 MB</Trans>
  );
}

/** Files with their limits: shown in advance, checked as files are chosen, and again by the server. */
export function FileField({ name, label, kind, isMany = false, hint, onChoose }: FileFieldProps) {
  const { i18n } = useLingui();
  const limits = kind === 'image' ? imageLimits : paperLimits;
  const [refusal, setRefusal] = useState<string>();
  const words = hint ?? <Limits kind={kind} />;
  const links = useField({ name, problem: refusal, hint: words });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    const problem = refusalOf(files, limits);
    setRefusal(problem && i18n._(problem));
    if (problem) target.value = '';
    onChoose?.(problem ? [] : files);
  };
  return (
    <FieldFrame links={links} label={label} hint={words}>
      <input
        id={links.id}
        type="file"
        name={name}
        accept={limits.endings.map((ending) => `.${ending}`).join(',')}
        multiple={isMany}
        aria-invalid={links.problem ? true : undefined}
        aria-describedby={links.describedBy}
        className={look}
        onChange={choose}
      />
    </FieldFrame>
  );
}

/** An address of the chosen picture that lives as long as it is shown. */
export function usePreview(): [url: string | undefined, show: (files: readonly File[]) => void] {
  const [url, setUrl] = useState<string>();
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url]);
  return [url, ([file]) => setUrl(file && URL.createObjectURL(file))];
}
