import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { Select } from '../../../ui/select.tsx';

interface StateFilterProps {
  looks: Record<string, { words: MessageDescriptor }>;
  /** Shown while no state is chosen. */
  placeholder: string;
}

/** States of a list as one field of its filter bar. */
export function StateFilter({ looks, placeholder }: StateFilterProps) {
  const { t, i18n } = useLingui();
  const [params] = useSearchParams();
  return (
    <Select
      name="status"
      label={t`State`}
      defaultValue={params.get('status') ?? ''}
      placeholder={placeholder}
      options={Object.entries(looks).map(([value, { words }]) => ({ value, label: i18n._(words) }))}
      className="w-full sm:w-[220px]"
    />
  );
}
