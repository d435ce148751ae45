import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@souk/contract/modules/retail/product-lists';
import { Choice } from '../../../ui/choice.tsx';
import type { FormOutcome } from '../../../ui/form-scope.tsx';
import { SentForm } from '../../../ui/sent-form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

interface ReportFormProps {
  product: Pick<ProductDetail, 'id' | 'path'>;
  reasons: readonly string[];
  /** What the page without scripts was refused for. */
  problems?: FormOutcome | undefined;
  onDone?: (() => void) | undefined;
}

/** Tells the admin what is wrong; the reasons stand in the contract. */
export function ReportForm({ product, reasons, ...form }: ReportFormProps) {
  const { t } = useLingui();
  return (
    <SentForm
      {...form}
      action={`/report-product/${product.id}`}
      back={product.path}
      words={<Trans>Send report</Trans>}
    >
      <Choice
        name="reason"
        label={t`What is wrong with this product?`}
        options={reasons.map((reason) => ({ value: reason, label: reason }))}
      />
      <TextArea name="comment" label={t`Comment (optional)`} maxLength={1000} counterMax={1000} rows={3} />
    </SentForm>
  );
}
