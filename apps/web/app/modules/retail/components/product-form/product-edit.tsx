import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FormProblem } from '../../../../ui/form-problem.tsx';
import { FormScope } from '../../../../ui/form-scope.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { StatusPill } from '../../../../ui/status-pill.tsx';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import { CategorySelect, useCategoryQuestions } from '../../../catalogue/index.ts';
import type { EditOutcome, ProductEditState } from '../../product-edit.server.ts';
import { ProductDetailsFields } from './details-fields.tsx';
import { ProductPhotoFields, useProductPhotos } from './photo-fields.tsx';
import { useProductFieldNames, useProductStepWords } from './step-words.tsx';
import { StockFields } from './stock-fields.tsx';

function Part({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className="panel p-5 lg:p-7">
      {title && <h2 className="h-sec mb-5">{title}</h2>}
      {children}
    </section>
  );
}

/** What an edit means for the approval, shown before saving. */
function ApprovalNote({ state }: { state: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-lg bg-info-soft p-4 text-[15px]">
      <Icon of={Info} className="mt-0.5 text-info" />
      <span>
        {state === 'approved' ? (
          <Trans>
            Changes of title, description, ingredients, brand, category or photos need approval again: the
            product is hidden until then. Prices, stock, options and postage change at once.
          </Trans>
        ) : (
          <Trans>The product is waiting for approval. It goes public once it is approved.</Trans>
        )}
      </span>
    </p>
  );
}

function EditHead({ edit }: { edit: ProductEditState }) {
  const { t } = useLingui();
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: t`Ad Management`, to: '/ad-management' }, { label: edit.product.title }]}
      />
      <div className="mt-3 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="h-page">
          <Trans>Edit product</Trans>
        </h1>
        <StatusPill status={edit.product.state} />
      </div>
    </>
  );
}

interface ProductEditProps {
  edit: ProductEditState;
  outcome: EditOutcome | null;
}

/** A stored product as one form, saved at once. */
export function ProductEdit({ edit, outcome }: ProductEditProps) {
  const { t } = useLingui();
  const words = useProductStepWords();
  const form = outcome?.sent ?? edit.form;
  const { chosen, attributes, choose } = useCategoryQuestions({
    categoryId: form.category_id,
    attributes: outcome?.attributes ?? edit.attributes,
    groups: edit.groups,
  });
  const photos = useProductPhotos(edit.images);
  const names = useProductFieldNames(attributes, form.variants);
  return (
    <FormScope of={outcome}>
      <div className="mx-auto max-w-[960px] pb-24 lg:py-2 lg:pb-24">
        <EditHead edit={edit} />
        <ApprovalNote state={edit.product.state} />
        <div className="mt-5">
          <FormProblem labels={{ ...names, images: t`Photos` }} />
        </div>
        <Form method="post" encType="multipart/form-data" noValidate className="grid gap-4">
          <button
            type="submit"
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
          >{t`Save changes`}</button>
          <Part>
            <ProductPhotoFields photos={photos} variants={form.variants} refused={outcome?.refused ?? []} />
          </Part>
          <Part title={words.details.name}>
            <div className="mb-7">
              <CategorySelect groups={edit.groups} chosenId={form.category_id} onChoose={choose} />
            </div>
            <ProductDetailsFields form={form} chosen={chosen} attributes={attributes} />
          </Part>
          <Part title={words.stock.name}>
            <StockFields form={form} />
          </Part>
          <div className="sticky bottom-0 z-20 -mx-4 flex items-center justify-end gap-2.5 border-t border-line bg-wall px-4 py-3 lg:mx-0 lg:px-0">
            <ButtonLink to="/ad-management" tone="line">
              <Trans>Cancel</Trans>
            </ButtonLink>
            <SubmitButton disabled={photos.isBusy}>
              <Trans>Save changes</Trans>
            </SubmitButton>
          </div>
        </Form>
      </div>
    </FormScope>
  );
}
