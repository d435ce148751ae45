import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@souk/contract/modules/retail/product-lists';
import type { FormOutcome } from '../../../ui/form-scope.tsx';
import { SentForm } from '../../../ui/sent-form.tsx';
import { ReportFields } from '../../search/index.ts';

interface ReportFormProps {
  product: Pick<ProductDetail, 'id' | 'path'>;
  reasons: readonly string[];
  /** Why a page without scripts was refused. */
  problems?: FormOutcome | undefined;
  onDone?: (() => void) | undefined;
}

/** Reports a product to the admins. */
export function ReportForm({ product, reasons, ...form }: ReportFormProps) {
  const { t } = useLingui();
  return (
    <SentForm
      {...form}
      action={`/report-product/${product.id}`}
      back={product.path}
      words={<Trans>Send report</Trans>}
    >
      <ReportFields label={t`What is wrong with this product?`} reasons={reasons} />
    </SentForm>
  );
}
