import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { saveFoodProfile } from '@souk/contract/modules/scanner/profiles';
import { Plus } from 'lucide-react';
import { data } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { pageHead } from '../../../lib/page-head.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { FoodFilterForm } from '../components/food-filter-form.tsx';
import { FoodResults, NoFoods } from '../components/food-results.tsx';
import { FoodStrip } from '../components/food-strip.tsx';
import { ProfilePanel } from '../components/profile-panel.tsx';
import { ScannerHero } from '../components/scanner-hero.tsx';
import { UnknownCode } from '../components/unknown-code.tsx';
import { VerdictFilter } from '../components/verdict-filter.tsx';
import { loadScanner, type ScannerPage } from '../load-foods.server.ts';
import { OfflinePanel } from '../offline/offline-panel.tsx';
import { keepProfile } from '../visitor-profile.server.ts';
import { readProfile } from '../visitor-profile.ts';
import type { Route } from './+types/food-scanner.ts';

export const handle = { access: 'public', screen: 'FoodScanner' };

const home = '/food-scanner';

export const loader = (args: Route.LoaderArgs) => loadScanner(args);

const wordsOf = (form: FormData) =>
  new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Saves the food profile: with the account, or in the browser of a visitor. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args);
  if (!(await findViewer(args))) {
    keepProfile(args, readProfile(wordsOf(form)));
    return redirectWithToast(args, home, saveFoodProfile.message);
  }
  const saved = await submit(args, saveFoodProfile, { form });
  if (!saved.ok) return data({ problems: saved.problems }, { status: saved.status });
  return redirectWithToast(args, home, saved.message);
}

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, {
    title: msg`Food Scanner`,
    description: msg`Scan or search any food: halal, doubtful or haram by each school, with reasons, allergens and diets.`,
    isHidden: args.loaderData?.isSearch === true || Boolean(args.loaderData?.refusal),
    facts: { '@type': 'WebApplication', name: 'Souk Food Scanner', applicationCategory: 'Food' },
  });

function Rows({ rows }: { rows: NonNullable<ScannerPage['rows']> }) {
  const { recent, favourites, popular, newest } = rows;
  if (!newest)
    return (
      <div className="mt-14">
        <ErrorNotice />
      </div>
    );
  if (newest.length === 0)
    return (
      <div className="mt-14">
        <NoFoods>
          <Trans>Foods that people tell us of appear here. Be the first to add one.</Trans>
        </NoFoods>
      </div>
    );
  const all = '/see-all-products';
  return (
    <>
      <FoodStrip title={<Trans>Your recent scans</Trans>} to={`${all}/recently-viewed`} foods={recent} />
      <FoodStrip title={<Trans>Your favourites</Trans>} to={`${all}/my-favourites`} foods={favourites} />
      <FoodStrip title={<Trans>Popular foods</Trans>} to={`${all}/most-popular`} foods={popular} />
      <FoodStrip title={<Trans>New foods</Trans>} to={`${all}/most-recent`} foods={newest} />
    </>
  );
}

function Found({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Search results`} className="mt-6">
      <h2 className="sr-only">
        <Trans>Search results</Trans>
      </h2>
      <FoodResults page={loaderData.found} />
    </section>
  );
}

export default function FoodScanner({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, refusal, isSearch, rows, profile } = loaderData;
  const lists = isSearch ? home : '/see-all-products/most-recent';
  // A code without a result must not filter the list.
  const shown = refusal ? { ...filters, keyword: '' } : filters;
  const hasAnswer = isSearch || refusal?.kind === 'unknown';
  const panels = (
    <>
      <ProfilePanel profile={profile} problems={actionData?.problems} />
      <OfflinePanel profile={profile} />
    </>
  );
  return (
    <div className={`page pb-14 ${hasAnswer ? 'pt-5' : 'pt-8 lg:pt-12'}`}>
      <ScannerHero
        typed={refusal?.code ?? filters.keyword}
        problem={refusal?.kind === 'wrong' ? refusal.problem : undefined}
        hasAnswer={hasAnswer}
      />
      {refusal?.kind === 'unknown' && <UnknownCode code={refusal.code} />}
      {!isSearch && panels}
      <div className={isSearch ? 'mt-5' : 'mt-8'}>
        <VerdictFilter filters={shown} basePath={lists} />
        <FoodFilterForm filters={shown} basePath={lists} />
      </div>
      {isSearch ? <Found loaderData={loaderData} /> : rows && <Rows rows={rows} />}
      {isSearch && panels}
      <div className="mt-14 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-scan-soft p-5 lg:p-6">
        <p className="max-w-[72ch] text-[15px] text-pretty">
          <Trans>
            Is something missing? Tell us what is on the pack, so that everybody who scans it knows.
          </Trans>
        </p>
        <ButtonLink to="/add-product" tone="line" icon={Plus}>
          <Trans>Add a product</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
