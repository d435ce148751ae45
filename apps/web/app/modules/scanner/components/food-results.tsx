import { Plural, Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorNotice } from '../../../ui/error-notice.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import jar from '../art/jar.svg';
import type { FoodPageData, ListedFood } from '../load-foods.server.ts';
import { FoodCard, FoodGrid } from './food-card.tsx';

const firstRow = 5;

/** Grey cards while the same list is reloaded. */
function Waiting() {
  return (
    <Skeleton>
      <FoodGrid>
        {[...'abcdefghij'].map((place) => (
          <div key={place}>
            <Bone className="aspect-square !rounded-lg" />
            <Bone className="mt-3 h-6 w-24 !rounded-full" />
            <Bone className="mt-2 h-4 w-4/5" />
            <Bone className="mt-2 h-3.5 w-3/5" />
          </div>
        ))}
      </FoodGrid>
    </Skeleton>
  );
}

function Failed() {
  const { revalidate, state } = useRevalidator();
  return <ErrorNotice onRetry={() => void revalidate()} isRetrying={state !== 'idle'} />;
}

/** An empty list, with a link to add what is missing. */
export function NoFoods({ children }: { children?: ReactNode }) {
  return (
    <EmptyState
      palette="fig"
      object={jar}
      title={<Trans>Items not found</Trans>}
      action={
        <ButtonLink to="/add-product" tone="line" icon={Plus}>
          <Trans>Add a product</Trans>
        </ButtonLink>
      }
    >
      {children ?? <Trans>Try fewer filters or other words, or add a product we do not have yet.</Trans>}
    </EmptyState>
  );
}

interface FoodResultsProps {
  page: FoodPageData;
  /** Shown if the list is empty. */
  empty?: ReactNode;
  /** A line below each card, such as the state of an own contribution. */
  metaOf?: (food: ListedFood) => ReactNode;
  headingLevel?: 2 | 3;
}

/** A page of foods: how many there are, the foods, and the way to the other pages. */
export function FoodResults({ page, empty, metaOf, headingLevel = 3 }: FoodResultsProps) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  if (navigation.state === 'loading' && navigation.location.pathname === pathname) return <Waiting />;
  if (!page) return <Failed />;
  if (page.data.length === 0) return empty ?? <NoFoods />;
  const { total } = page;
  return (
    <>
      <p className="num mb-4 text-ink-2" role="status">
        {page.is_fuzzy && (
          <span className="mb-1 block font-semibold text-ink">
            <Trans>No exact match. These are the closest:</Trans>
          </span>
        )}
        {page.total_is_exact ? (
          <Plural value={total} one="# food" other="# foods" />
        ) : (
          <Trans>More than {total} foods</Trans>
        )}
      </p>
      <FoodGrid>
        {page.data.map((food, place) => (
          <FoodCard
            key={food.id}
            food={food}
            isFirst={place < firstRow}
            headingLevel={headingLevel}
            {...(metaOf ? { meta: metaOf(food) } : {})}
          />
        ))}
      </FoodGrid>
      <div className="mt-10">
        <Pager current={page.current_page} last={page.last_page} />
      </div>
    </>
  );
}
