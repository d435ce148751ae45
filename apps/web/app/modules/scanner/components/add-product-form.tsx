import { Trans, useLingui } from '@lingui/react/macro';
import { foodCategories } from '@souk/contract/modules/scanner/words';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useFetcher } from 'react-router';
import { loginAddress } from '../../../lib/login-address.ts';
import { useViewer } from '../../../lib/page-root.ts';
import { useLogin } from '../../../shell/login/login-context.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { type FormOutcome, FormScope } from '../../../ui/form-scope.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { Select } from '../../../ui/select.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LiveVerdict, type PackClaim, useLiveAnalysis } from '../../food/index.ts';
import type { AddProductPage } from '../add-product.server.ts';
import { categoryWords } from '../food-words.ts';
import { ClaimedVerdict } from './claimed-verdict.tsx';
import { IngredientsField } from './ingredients-field.tsx';
import { LabelFields } from './label-fields.tsx';
import { NutritionFields } from './nutrition-fields.tsx';
import { PhotoFields } from './photo-fields.tsx';
import { ReadPhoto } from './read-photo.tsx';

const claims: readonly PackClaim[] = ['halal-claim', 'vegan', 'vegetarian'];

function ProductFields({ code }: Pick<AddProductPage, 'code'>) {
  const { i18n, t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name="product_code"
        label={t`Barcode`}
        hint={t`The 8 to 14 digits under the barcode.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        defaultValue={code}
      />
      <TextField
        name="name"
        label={t`Name`}
        maxLength={200}
        placeholder={t`Rosewater gummies`}
        autoComplete="off"
      />
      <TextField name="brand" label={t`Brand (optional)`} maxLength={120} autoComplete="off" />
      <TextField
        name="quantity"
        label={t`Quantity (optional)`}
        maxLength={60}
        placeholder={t`180 g`}
        autoComplete="off"
      />
      <Select
        name="category"
        label={t`Category`}
        placeholder={t`Choose a category`}
        options={foodCategories.map((value) => ({ value, label: i18n._(categoryWords[value]) }))}
      />
    </div>
  );
}

const Part = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <section className="panel grid gap-5 p-5 lg:p-6">
    <h2 className="h-panel">{title}</h2>
    {children}
  </section>
);

interface AddProductFormProps {
  page: Pick<AddProductPage, 'code' | 'certifiers' | 'profile' | 'draft'>;
  problems: FormOutcome | undefined;
}

/** Judges the form's list, while it is typed and when a refused form brings it back. */
function useJudgedForm(profile: AddProductPage['profile'], problems: FormOutcome | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const { follow, ...live } = useLiveAnalysis(profile);
  const read = () => {
    if (!form.current) return;
    const given = new FormData(form.current);
    const ticked = given.getAll('labels');
    follow(
      String(given.get('ingredients') ?? ''),
      claims.filter((claim) => ticked.includes(claim)),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: -- reading follows the outcome alone
  useEffect(read, [problems]);
  return { form, live, read };
}

/** Shown before the user has typed everything. */
function LoginNote({
  code,
  onLogin,
  onLeave,
}: {
  code: string;
  onLogin: (event: MouseEvent) => void;
  onLeave: () => void;
}) {
  const back = code ? `/add-product?code=${code}` : '/add-product';
  return (
    <p className="mb-6 text-[15px] text-ink-2">
      <Trans>
        You need an account to send it:{' '}
        <TextLink to={loginAddress(back)} onClick={onLogin}>
          log in
        </TextLink>{' '}
        or{' '}
        <TextLink to="/signup" onClick={onLeave}>
          register
        </TextLink>
        .
      </Trans>
    </p>
  );
}

/** Stores the input on the server during the login, which may lead over other pages. */
function useKeptForm(form: ReturnType<typeof useJudgedForm>['form']) {
  const fetcher = useFetcher();
  return () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    for (const [name, value] of [...typed]) if (typeof value !== 'string') typed.delete(name);
    typed.set('_keep', '1');
    void fetcher.submit(typed, { method: 'post', action: '/add-product' });
  };
}

/** The pack's facts; the ingredients are judged while they are typed. */
export function AddProductForm({ page, problems }: AddProductFormProps) {
  const viewer = useViewer();
  const login = useLogin();
  const { form, live, read } = useJudgedForm(page.profile, problems);
  const keep = useKeptForm(form);
  const ask = (event: FormEvent | MouseEvent) => {
    if (viewer) return;
    event.preventDefault();
    keep();
    login.open();
  };
  return (
    <FormScope of={problems ?? (page.draft ? { values: page.draft } : undefined)}>
      {viewer === null && <LoginNote code={page.code} onLogin={ask} onLeave={keep} />}
      <Form
        ref={form}
        method="post"
        action="/add-product"
        encType="multipart/form-data"
        noValidate
        onInput={read}
        onSubmit={ask}
        className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]"
      >
        <div className="grid min-w-0 gap-5">
          <FormProblem />
          <Part title={<Trans>The product</Trans>}>
            <ProductFields code={page.code} />
            <PhotoFields />
          </Part>
          <Part title={<Trans>What is in it</Trans>}>
            <IngredientsField />
            <ReadPhoto />
            <div className="rounded-lg bg-sunken p-4 lg:hidden">
              <LiveVerdict {...live} />
            </div>
            <LabelFields certifiers={page.certifiers} />
            <NutritionFields />
            <ClaimedVerdict />
          </Part>
        </div>
        <aside className="panel p-5 lg:sticky lg:top-24 lg:p-6">
          <div className="mb-6 max-lg:hidden">
            <h2 className="h-panel mb-3">
              <Trans>Our verdict so far</Trans>
            </h2>
            <LiveVerdict {...live} />
          </div>
          <SubmitButton size="lg" isWide>
            <Trans>Send for review</Trans>
          </SubmitButton>
          <p className="mt-3 text-sm text-ink-2">
            <Trans>An admin compares it with your photos before everybody sees it.</Trans>
          </p>
        </aside>
      </Form>
    </FormScope>
  );
}
