import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Choice } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

interface ReportFieldsProps {
  label: string;
  /** By the English that is stored. */
  reasons: Record<string, MessageDescriptor>;
}

/** The fields of every report. */
export function ReportFields({ label, reasons }: ReportFieldsProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <Choice
        name="reason"
        label={label}
        options={Object.entries(reasons).map(([value, words]) => ({ value, label: i18n._(words) }))}
      />
      <TextArea name="comment" label={t`Comment (optional)`} maxLength={1000} counterMax={1000} rows={3} />
    </>
  );
}
