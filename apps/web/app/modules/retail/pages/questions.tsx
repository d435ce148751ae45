import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { listQuestions } from '@souk/contract/modules/retail/questions';
import { call } from '../../../lib/api.server.ts';
import { pageTitle } from '../../../lib/page-head.ts';
import { visitorPrivateOrOwner } from '../../../lib/session.server.ts';
import { Pager } from '../../../ui/pager.tsx';
import { ProductFormPage } from '../components/product-form-page.tsx';
import { AskAction } from '../components/product-questions.tsx';
import { QuestionList } from '../components/question-list.tsx';
import { getProduct } from '../load-product.server.ts';
import type { Route } from './+types/questions.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailDetail' };

/** Everything that was asked about a product. */
export async function loader(args: Route.LoaderArgs) {
  const product = await getProduct(args, args.params.productId);
  await visitorPrivateOrOwner(args, product.seller.id);
  const query = { page: args.url.searchParams.get('page') ?? '1' };
  const questions = await call(args, listQuestions, { params: { id: product.id }, query });
  return { product, questions };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  pageTitle(matches, loaderData ? msg`Questions about ${loaderData.product.title}` : msg`Questions`),
  { name: 'robots', content: 'noindex, follow' },
];

export default function ProductQuestionsPage({ loaderData: { product, questions } }: Route.ComponentProps) {
  return (
    <ProductFormPage product={product} title={<Trans>Questions</Trans>}>
      {questions.data.length > 0 ? (
        <QuestionList questions={questions.data} />
      ) : (
        <p className="text-ink-2">
          <Trans>Nobody has asked about this product yet.</Trans>
        </p>
      )}
      <div className="mt-6">
        <AskAction product={product} tone="line" />
      </div>
      <div className="mt-6">
        <Pager current={questions.current_page} last={questions.last_page} />
      </div>
    </ProductFormPage>
  );
}
