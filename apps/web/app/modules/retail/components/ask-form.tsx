import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductDetail } from '@souk/contract/modules/retail/product-lists';
import type { FormOutcome } from '../../../ui/form-scope.tsx';
import { SentForm } from '../../../ui/sent-form.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

interface AskFormProps {
  product: Pick<ProductDetail, 'id' | 'path'>;
  /** Why a page without scripts was refused. */
  problems?: FormOutcome | undefined;
  onDone?: (() => void) | undefined;
}

/** A question to the shop; everyone reads it once it is answered. */
export function AskForm({ product, ...form }: AskFormProps) {
  const { t } = useLingui();
  return (
    <SentForm
      {...form}
      action={`/ask-shop/${product.id}`}
      back={product.path}
      words={<Trans>Send question</Trans>}
    >
      <TextArea
        name="text"
        label={t`Question`}
        hint={
          <Trans>Your first name is shown with it. Everyone can see it once the shop has answered.</Trans>
        }
        maxLength={500}
        counterMax={500}
        required
        data-autofocus=""
      />
    </SentForm>
  );
}
