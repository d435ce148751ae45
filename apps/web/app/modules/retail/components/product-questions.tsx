import { Trans } from '@lingui/react/macro';
import type { ProductDetail } from '@souk/contract/modules/retail/product-lists';
import { MessageCircle } from 'lucide-react';
import { lazy } from 'react';
import { count } from '../../../lib/format.ts';
import { DialogAction } from '../../../shell/login/dialog-action.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { QuestionList } from './question-list.tsx';

const AskForm = lazy(() => import('./ask-form.tsx').then((file) => ({ default: file.AskForm })));

/** Asks the shop in a dialog. */
export function AskAction({
  product,
  tone,
}: {
  product: Pick<ProductDetail, 'id' | 'path' | 'seller'>;
  tone: 'line' | 'ghost';
}) {
  const { name } = product.seller;
  return (
    <DialogAction
      to={`/ask-shop/${product.id}`}
      tone={tone}
      size={tone === 'ghost' ? 'sm' : 'md'}
      icon={MessageCircle}
      title={<Trans>Ask {name}</Trans>}
      form={(onDone) => <AskForm product={product} onDone={onDone} />}
    >
      <Trans>Ask the shop</Trans>
    </DialogAction>
  );
}

/** What others have asked about the product. */
export function ProductQuestions({ product }: { product: ProductDetail }) {
  const { questions, questions_count: total } = product;
  const number = count(total);
  return (
    <section
      id="questions"
      className="mt-14 grid gap-x-16 gap-y-6 border-t border-line pt-10 lg:grid-cols-[340px_minmax(0,1fr)]"
    >
      <div>
        <h2 className="h-sec">
          <Trans>Questions</Trans>
        </h2>
        <p className="mt-1 mb-4 text-ink-2">
          <Trans>The shop answers here, for everyone.</Trans>
        </p>
        {product.role !== 'owner' && <AskAction product={product} tone="line" />}
      </div>
      <div className="min-w-0">
        {questions.length > 0 ? (
          <QuestionList questions={questions} />
        ) : (
          <p className="text-ink-2">
            <Trans>Nobody has asked about this product yet.</Trans>
          </p>
        )}
        {total > questions.length && (
          <p className="mt-4">
            <TextLink to={`/product-questions/${product.id}`}>
              <Trans>See all {number} questions</Trans>
            </TextLink>
          </p>
        )}
      </div>
    </section>
  );
}
