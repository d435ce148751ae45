import { useLingui } from '@lingui/react/macro';
import { controlClass, FieldFrame } from '../../../../ui/field.tsx';
import { useField } from '../../../../ui/form-scope.tsx';

/** The CSV file to import. */
export function SheetFile() {
  const { t } = useLingui();
  const hint = t`CSV in UTF-8, up to 2,000 rows.`;
  const links = useField({ name: 'file', hint });
  return (
    <FieldFrame links={links} label={t`CSV file`} hint={hint}>
      <span className={controlClass(links.problem !== undefined)}>
        <input
          id={links.id}
          type="file"
          name="file"
          accept=".csv,text/csv"
          required
          aria-invalid={links.problem ? true : undefined}
          aria-describedby={links.describedBy}
          className="w-full min-w-0 p-1.5 text-[15px] file:me-3 file:h-9 file:cursor-pointer file:rounded-sm file:border-0 file:bg-inset file:px-3.5 file:text-sm file:font-semibold file:text-ink"
        />
      </span>
    </FieldFrame>
  );
}
