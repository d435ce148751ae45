import { useLingui } from '@lingui/react/macro';
import { Choice } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

/** What the admin is told; the reasons stand in the contract, and their words here are shown to people. */
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
