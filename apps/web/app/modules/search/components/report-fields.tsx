import { useLingui } from '@lingui/react/macro';
import { Choice } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

/** The report's fields; the contract has the reasons, and this their labels. */
export function ReportFields({ label, reasons }: { label: string; reasons: readonly string[] }) {
  const { t } = useLingui();
  return (
    <>
      <Choice
        name="reason"
        label={label}
        options={reasons.map((reason) => ({ value: reason, label: reason }))}
      />
      <TextArea name="comment" label={t`Comment (optional)`} maxLength={1000} counterMax={1000} rows={3} />
    </>
  );
}
