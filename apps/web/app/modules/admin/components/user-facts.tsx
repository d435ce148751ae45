import { Trans, useLingui } from '@lingui/react/macro';
import type { UserDetail } from '@souk/contract/modules/admin/users';
import { count } from '../../../lib/format.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { moduleWords } from '../desk-words.ts';
import { Facts } from './desk-head.tsx';

/** Who a user is, and what they have done so far. */
export function AccountFacts({ user }: { user: UserDetail }) {
  const { slashDate } = useDates();
  const { t } = useLingui();
  const proven = (isProven: boolean) => (isProven ? t`verified` : t`not verified`);
  const { ads_by_state: ads, products_by_state: products } = user;
  const isShop = Object.values(products).some((some) => some > 0);
  return (
    <Facts
      rows={[
        [t`Email id`, `${user.email}, ${proven(user.email_verified)}`],
        [t`Phone`, user.phone ? `${user.phone}, ${proven(user.phone_verified)}` : t`None`],
        [t`Username`, user.username ?? t`None`],
        [t`Since`, slashDate(user.created_at)],
        [
          t`Ads`,
          <Trans key="ads">
            {count(ads.approved)} approved, {count(ads.pending)} waiting, {count(ads.sold)} sold,{' '}
            {count(ads.rejected)} rejected
          </Trans>,
        ],
        ...(isShop
          ? ([
              [
                t`Products`,
                <Trans key="products">
                  {count(products.approved)} approved, {count(products.pending)} waiting,{' '}
                  {count(products.rejected)} rejected
                </Trans>,
              ],
            ] as const)
          : []),
        [t`Reports`, count(user.reports_count)],
      ]}
    />
  );
}

/** The business of the account, if there is one. */
export function BusinessFacts({ user }: { user: UserDetail }) {
  const { t, i18n } = useLingui();
  const { business } = user;
  if (!business)
    return (
      <p className="text-sm text-ink-2">
        <Trans>A private account without a business.</Trans>
      </p>
    );
  const module = moduleWords[business.module];
  return (
    <Facts
      rows={[
        [t`Name`, business.name],
        [t`Module`, module ? i18n._(module) : business.module],
        [t`Suburb`, business.suburb ?? t`None`],
        [t`ABN`, business.abn ?? t`None`],
        [t`Website`, business.website ?? t`None`],
        [t`Setup`, user.profile_completed ? t`Complete` : t`Not complete`],
      ]}
    />
  );
}
