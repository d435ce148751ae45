import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { deleteProduct, getMyProduct } from '@souk/contract/modules/retail/products';
import { safePath } from '@souk/contract/shared/safe-path';
import { Form, redirect } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { ApiProblem, problemText } from '../../../lib/api-problem.ts';
import { orNull } from '../../../lib/or-null.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { OwnPage } from '../../../ui/own-page.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { idsFrom } from '../product-tabs.ts';
import type { Route } from './+types/delete-products.ts';

export const handle = { access: 'business:retail', screen: 'AdDeletion' };

export const meta: Route.MetaFunction = () => [{ title: 'Delete a draft | Souk' }];

const home = '/ad-management?status=draft';
const shownAtOnce = 20;

/** Asks before drafts go for good; those that may not are left out. */
export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['retail']);
  const query = new URL(args.request.url).searchParams;
  const ids = idsFrom(query.getAll('ids')).slice(0, shownAtOnce);
  const found = await Promise.all(ids.map((id) => orNull(call(args, getMyProduct, { params: { id } }))));
  const products = found.flatMap((one) => (one?.may_delete ? [{ id: one.id, title: one.title }] : []));
  if (products.length === 0) throw redirect(home);
  return { products, back: safePath(query.get('back') ?? home) };
}

/** Deletes them one after another and tells the first refusal. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['retail']);
  const form = await args.request.formData();
  const back = safePath(form.get('back') ?? home);
  try {
    for (const id of idsFrom(form.getAll('ids'))) await call(args, deleteProduct, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return redirectWithToast(args, back, { tone: 'bad', title: problemText(error) });
  }
  return redirectWithToast(args, back, deleteProduct.message);
}

export default function DeleteProducts({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { products, back } = loaderData;
  return (
    <OwnPage
      width="form"
      title={<Plural value={products.length} one="Delete this draft?" other="Delete # drafts?" />}
    >
      <Form method="post" className="panel p-5 md:p-6">
        <input type="hidden" name="back" value={back} />
        <ul aria-label={t`Products`} className="mb-4 grid gap-1">
          {products.map(({ id, title }) => (
            <li key={id} className="font-medium wrap-anywhere">
              <bdi>{title}</bdi>
              <input type="hidden" name="ids" value={id} />
            </li>
          ))}
        </ul>
        <p className="text-[15px] text-ink-2">
          <Trans>It was never published, so nobody else knows of it. It can not be brought back.</Trans>
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-2.5">
          <ButtonLink tone="line" to={back}>
            <Trans>Keep it</Trans>
          </ButtonLink>
          <SubmitButton tone="danger">
            <Trans>Delete for good</Trans>
          </SubmitButton>
        </div>
      </Form>
    </OwnPage>
  );
}
