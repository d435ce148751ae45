import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '../../../ui/select.tsx';
import type { CategoryGroup } from '../choosable.ts';

interface CategorySelectProps {
  groups: readonly CategoryGroup[];
  chosenId: number | null;
  onChoose: (value: string) => void;
}

/** The category of a stored ad among all that this account may use. */
export function CategorySelect({ groups, chosenId, onChoose }: CategorySelectProps) {
  const { t } = useLingui();
  const options = groups.flatMap(({ children }) =>
    children.map(({ id, label, parent }) => ({
      value: String(id),
      label: parent === label ? label : `${parent} › ${label}`,
    })),
  );
  return (
    <>
      <Select
        name="category_id"
        label={t`Category`}
        options={options}
        placeholder={t`Choose`}
        defaultValue={String(chosenId ?? '')}
        onChange={(event) => onChoose(event.target.value)}
      />
      <p className="mt-3 text-sm text-ink-2">
        <Trans>Another category asks for different details; those that both ask for are kept.</Trans>
      </p>
    </>
  );
}
