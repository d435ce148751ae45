import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { listFoodSuggestions } from '@souk/contract/modules/admin/food-products';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { FoodSuggestionCard } from '../components/food-suggestion-card.tsx';
import { ProductDesks } from '../components/product-desks.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/food-suggestions.ts';

export const handle = { access: 'admin', screen: 'AdminFoodSuggestions' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const page = new URL(args.request.url).searchParams.get('page') ?? '1';
  return { suggestions: await call(args, listFoodSuggestions, { query: { page, page_size: 20 } }) };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Suggestions`);

export default function AdminFoodSuggestions({ loaderData: { suggestions } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <DeskHead title={<Trans>Suggestions</Trans>} lead={<Trans>{count(suggestions.total)} found</Trans>}>
        <ProductDesks />
      </DeskHead>
      {suggestions.data.length === 0 ? (
        <EmptyState title={<Trans>Nothing is waiting here</Trans>}>
          <Trans>When someone suggests a change to a food, it appears here.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {suggestions.data.map((suggestion) => (
            <li key={suggestion.id} className="panel p-4 lg:p-5">
              <FoodSuggestionCard suggestion={suggestion} back={`${pathname}${search}`} hasSubject />
            </li>
          ))}
        </ul>
      )}
      <Pager current={suggestions.current_page} last={suggestions.last_page} />
    </>
  );
}
