import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { listAdminAds } from '@souk/contract/modules/admin/ads';
import { mayWorkIn } from '@souk/contract/modules/admin/areas';
import { getDashboard } from '@souk/contract/modules/admin/dashboard';
import { listAdminFoods } from '@souk/contract/modules/admin/food-products';
import { listAdminProducts } from '@souk/contract/modules/admin/products';
import { listReports } from '@souk/contract/modules/admin/reports';
import { getAdmin } from '@souk/contract/modules/admin/sessions';
import { call } from '../../../lib/api.server.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { StatTile } from '../../../ui/stat-tile.tsx';
import { DeskHead, Panel } from '../components/desk-head.tsx';
import { FoodRows } from '../components/food-rows.tsx';
import { QueueRows } from '../components/queue-rows.tsx';
import { ReportList } from '../components/report-list.tsx';
import { WaitingTiles } from '../components/waiting-tiles.tsx';
import { deskMeta } from '../desk-meta.ts';
import type { Route } from './+types/dashboard.ts';

export const handle = { access: 'admin', screen: 'AdminDashboard' };

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const [{ permissions }, counts] = await Promise.all([call(args, getAdmin), call(args, getDashboard)]);
  const waiting = { query: { status: 'pending' } } as const;
  const [ads, products, foods, reports] = await Promise.all([
    mayWorkIn(permissions, 'ads') ? call(args, listAdminAds, waiting) : null,
    mayWorkIn(permissions, 'ads') ? call(args, listAdminProducts, waiting) : null,
    mayWorkIn(permissions, 'ads') ? call(args, listAdminFoods, waiting) : null,
    mayWorkIn(permissions, 'reports') ? call(args, listReports, { query: { status: 'open' } }) : null,
  ]);
  return {
    permissions,
    counts,
    ads: ads?.data.slice(0, 5) ?? null,
    products: products?.data.slice(0, 5) ?? null,
    foods: foods?.data.slice(0, 3) ?? null,
    reports: reports?.data.slice(0, 3) ?? null,
  };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Dashboard`);

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { permissions, counts, ads, products, foods, reports } = loaderData;
  const perDay = counts.new_users_by_day;
  return (
    <>
      <DeskHead title={<Trans>Dashboard</Trans>} lead={<Trans>What needs your attention comes first.</Trans>}>
        {ads && ads.length > 0 && (
          <ButtonLink to="/admin/ads?status=pending" size="sm">
            <Trans>Review ads</Trans>
          </ButtonLink>
        )}
      </DeskHead>
      <div className="grid grid-cols-2 gap-4 max-sm:gap-3 xl:grid-cols-3 max-xl:[&>:last-child:nth-child(odd)]:col-span-2 xl:[&>:last-child:nth-child(3n+1)]:col-span-3 xl:[&>:last-child:nth-child(3n+2)]:col-span-2">
        <WaitingTiles permissions={permissions} counts={counts} />
        <StatTile
          label={t`New users in 7 days`}
          value={counts.new_users}
          change={t`${perDay.at(-1) ?? 0} today`}
          points={perDay}
        />
      </div>
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_380px]">
        <div className="grid grid-cols-1 content-start gap-4">
          {ads && (
            <Panel title={<Trans>Ads waiting longest</Trans>}>
              <QueueRows
                queue="ads"
                items={ads}
                empty={<Trans>No ads are waiting. New ones appear here.</Trans>}
              />
            </Panel>
          )}
          {products && (
            <Panel title={<Trans>Products waiting longest</Trans>}>
              <QueueRows
                queue="products"
                items={products}
                empty={<Trans>No products are waiting. New ones appear here.</Trans>}
              />
            </Panel>
          )}
          {foods && (
            <Panel title={<Trans>Foods waiting longest</Trans>}>
              <FoodRows foods={foods} empty={<Trans>No foods are waiting. New ones appear here.</Trans>} />
            </Panel>
          )}
        </div>
        {reports && (
          <Panel title={<Trans>Open reports</Trans>}>
            <ReportList reports={reports} hasSubject />
          </Panel>
        )}
      </div>
    </>
  );
}
