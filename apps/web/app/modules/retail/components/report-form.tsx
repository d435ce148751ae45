import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@souk/contract/modules/retail/product-lists';
import type { FormOutcome } from '../../../ui/form-scope.tsx';
import { SentForm } from '../../../ui/sent-form.tsx';
import { ReportFields } from '../../search/index.ts';
import { productReasonWords } from '../product-reason-words.ts';

interface ReportFormProps {
  product: Pick<ProductDetail, 'id' | 'path'>;
  /** Why a page without scripts was refused. */
  problems?: FormOutcome | undefined;
  onDone?: (() => void) | undefined;
}

/** Reports a product to the admins. */
export function ReportForm({ product, ...form }: ReportFormProps) {
  const { t } = useLingui();
  return (
    <SentForm
      {...form}
      action={`/report-product/${product.id}`}
      back={product.path}
      words={<Trans>Send report</Trans>}
    >
      <ReportFields label={t`What is wrong with this product?`} reasons={productReasonWords} />
    </SentForm>
  );
}
