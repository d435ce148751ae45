import { Trans, useLingui } from '@lingui/react/macro';
import { importProducts } from '@souk/contract/modules/retail/product-sheets';
import { apiPrefix } from '@souk/contract/shared/endpoint';
import { Download, Upload } from 'lucide-react';
import { data, Form } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireTypes } from '../../../lib/session.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { FormScope } from '../../../ui/form-scope.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { SheetFile } from '../components/product-sheet/sheet-file.tsx';
import { SheetGuide } from '../components/product-sheet/sheet-guide.tsx';
import { SheetResult } from '../components/product-sheet/sheet-result.tsx';
import type { Route } from './+types/product-sheet.ts';

export const handle = { access: 'business:retail', screen: 'ProductSheet' };

export async function loader(args: Route.LoaderArgs) {
  await requireTypes(args, ['retail']);
  return { exportPath: `${apiPrefix}/retail/products/sheet` };
}

/** Takes a sheet and shows row by row what was refused. */
export async function action(args: Route.ActionArgs) {
  await requireTypes(args, ['retail']);
  const form = await postedForm(args);
  const isTrial = form.has('is_trial');
  const sent = await submit(args, importProducts, { form });
  return sent.ok
    ? data({ report: sent.reply, isTrial, problems: null })
    : data({ report: null, isTrial, problems: sent.problems }, { status: sent.status });
}

export default function ProductSheet({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const report = actionData?.report;
  return (
    <div className="mx-auto max-w-[960px] lg:py-2">
      <title>{t`Import and export | Souk`}</title>
      <Breadcrumbs
        crumbs={[{ label: t`Ad Management`, to: '/ad-management' }, { label: t`Import and export` }]}
      />
      <h1 className="h-page mt-3">
        <Trans>Import and export</Trans>
      </h1>
      <p className="mt-1 text-[15px] text-ink-2">
        <Trans>Change many products in a spreadsheet: export them, edit the file, and import it again.</Trans>
      </p>
      {report && <SheetResult report={report} isTrial={actionData.isTrial} />}
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
        <section aria-labelledby="export" className="panel p-5">
          <h2 id="export" className="h-panel">
            <Trans>Export</Trans>
          </h2>
          <p className="mt-1 mb-5 text-[15px] text-ink-2">
            <Trans>All your products as a CSV file, one row per variant.</Trans>
          </p>
          <a href={loaderData.exportPath} download className={buttonClass({ tone: 'line' })}>
            <Icon of={Download} size={18} />
            <Trans>Download products.csv</Trans>
          </a>
        </section>
        <section aria-labelledby="import" className="panel p-5">
          <h2 id="import" className="h-panel">
            <Trans>Import</Trans>
          </h2>
          <p className="mt-1 mb-5 text-[15px] text-ink-2">
            <Trans>
              New products become drafts, existing ones are updated. All the rows of a product are imported,
              or none of them.
            </Trans>
          </p>
          <FormScope of={actionData?.problems}>
            <FormProblem />
            <Form
              method="post"
              encType="multipart/form-data"
              className="grid gap-4"
              key={report && !actionData.isTrial ? 'done' : 'new'}
            >
              <SheetFile />
              <div className="flex flex-wrap gap-3">
                <SubmitButton icon={Upload}>
                  <Trans>Import products</Trans>
                </SubmitButton>
                <SubmitButton tone="line" name="is_trial" value="1">
                  <Trans>Try without saving</Trans>
                </SubmitButton>
              </div>
            </Form>
          </FormScope>
        </section>
      </div>
      <SheetGuide />
    </div>
  );
}
