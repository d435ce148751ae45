import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FoodListType, foodListTypes } from '@souk/contract/modules/scanner/words';
import { ScanBarcode } from 'lucide-react';
import { redirect } from 'react-router';
import { headText, originOf, pageHead } from '../../../lib/page-head.ts';
import { useViewer } from '../../../lib/page-root.ts';
import { findViewer } from '../../../lib/session.server.ts';
import { LoginFirst } from '../../../shell/login/login-first.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import jar from '../art/jar.svg';
import { FoodFilterForm } from '../components/food-filter-form.tsx';
import { FoodResults } from '../components/food-results.tsx';
import { VerdictFilter } from '../components/verdict-filter.tsx';
import { appliedFilters, readFoodFilters } from '../food-filters.ts';
import { foodListWords, foodStatusWords } from '../food-words.ts';
import { type ListedFood, loadFoodPage, ownLists } from '../load-foods.server.ts';
import type { Route } from './+types/see-all-products.ts';

export const handle = { access: 'public', screen: 'SeeAllFoodProducts' };

const addressOf = (list: FoodListType) => `/see-all-products/${list}`;

export async function loader(args: Route.LoaderArgs) {
  const list = foodListTypes.find((known) => known === args.params.listType);
  if (!list) throw redirect('/page-not-found');
  const filters = readFoodFilters(new URL(args.request.url).searchParams);
  if (ownLists.includes(list) && !(await findViewer(args)))
    return { list, filters, needsLogin: true, page: null };
  return { list, filters, needsLogin: false, page: await loadFoodPage(args, filters, list) };
}

const titles: Record<FoodListType, MessageDescriptor> = {
  'most-recent': msg`New foods`,
  'most-popular': msg`Popular foods`,
  'recently-viewed': msg`Your recent scans`,
  'my-favourites': msg`Your favourites`,
  'my-products': msg`Foods you added`,
};

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  const list = loaderData?.list ?? 'most-recent';
  const isPersonal = list !== 'most-recent' && list !== 'most-popular';
  const isNarrowed = loaderData ? appliedFilters(loaderData.filters).length > 0 : false;
  const title = headText(args.matches, titles[list]);
  return pageHead(args, {
    title,
    description: msg`${title} in the Food Scanner of Souk: halal, doubtful or haram, with the reasons.`,
    isHidden: isPersonal || isNarrowed,
    ...(isPersonal
      ? {}
      : {
          facts: {
            '@type': 'ItemList',
            itemListElement: (loaderData?.page?.data ?? []).map(({ name, path }, place) => ({
              '@type': 'ListItem',
              position: place + 1,
              name,
              url: `${originOf(args)}${path}`,
            })),
          },
        }),
  });
};

/** The state of the user's contribution, and why it was refused. */
function ContributionState({ food }: { food: Pick<ListedFood, 'status' | 'reject_reason'> }) {
  const { i18n } = useLingui();
  return (
    <>
      <StatusPill status={food.status}>{i18n._(foodStatusWords[food.status])}</StatusPill>
      {food.reject_reason && <span className="mt-1 block">{food.reject_reason}</span>}
    </>
  );
}

function NothingKept() {
  return (
    <EmptyState
      palette="fig"
      object={jar}
      title={<Trans>Items not found</Trans>}
      action={
        <ButtonLink to="/food-scanner?scan=1" icon={ScanBarcode}>
          <Trans>Scan a product</Trans>
        </ButtonLink>
      }
    >
      <Trans>Foods that you scan, save or add appear here.</Trans>
    </EmptyState>
  );
}

function ListTabs({ current }: { current: FoodListType }) {
  const { i18n, t } = useLingui();
  const viewer = useViewer();
  const shown = foodListTypes.filter(
    (list) => viewer !== null || (list !== 'my-favourites' && list !== 'my-products'),
  );
  return (
    <Tabs
      label={t`Lists of foods`}
      accent="scan"
      tabs={shown.map((list) => ({
        to: addressOf(list),
        label: i18n._(foodListWords[list]),
        isCurrent: list === current,
      }))}
    />
  );
}

export default function SeeAllFoodProducts({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { list, filters, needsLogin, page } = loaderData;
  if (needsLogin)
    return (
      <LoginFirst title={i18n._(foodListWords[list])} object={jar} palette="fig">
        <Trans>Log in to see the foods you saved and added.</Trans>
      </LoginFirst>
    );
  const isNarrowed = appliedFilters(filters).length > 0;
  const isPersonal = list !== 'most-recent' && list !== 'most-popular';
  return (
    <div className="page pt-5 pb-14">
      <Breadcrumbs
        crumbs={[
          { label: t`Home`, to: '/' },
          { label: t`Food Scanner`, to: '/food-scanner' },
          { label: i18n._(foodListWords[list]) },
        ]}
      />
      <h1 className="h-page mt-3" tabIndex={-1}>
        {i18n._(foodListWords[list])}
      </h1>
      <div className="mt-4">
        <ListTabs current={list} />
      </div>
      <div className="mt-5">
        <VerdictFilter filters={filters} basePath={addressOf(list)} />
        <FoodFilterForm filters={filters} basePath={addressOf(list)} />
      </div>
      <div className="mt-6">
        <FoodResults
          page={page}
          headingLevel={2}
          {...(isPersonal && !isNarrowed ? { empty: <NothingKept /> } : {})}
          {...(list === 'my-products' ? { metaOf: (food) => <ContributionState food={food} /> } : {})}
        />
      </div>
    </div>
  );
}
