import { Trans, useLingui } from '@lingui/react/macro';
import type { AskedBusiness } from '@souk/contract/modules/appointments/quotes';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { FieldGroup } from '../../../../ui/field.tsx';
import { useField } from '../../../../ui/form-scope.tsx';
import { Rating } from '../../../../ui/rating.tsx';

function BusinessLabel({ business }: { business: AskedBusiness }) {
  const { name, suburb, distance_km: away, rating, rating_count: count } = business;
  const km = away === null || away < 10 ? away : Math.round(away);
  return (
    <span className="block min-w-0">
      <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
      <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
        {suburb && <bdi>{suburb}</bdi>}
        {km !== null && (
          <span className="num">
            <Trans>{km} km</Trans>
          </span>
        )}
        {count > 0 ? <Rating mean={rating} total={count} hasWord={false} /> : <Trans>No reviews yet</Trans>}
      </span>
    </span>
  );
}

interface OtherBusinessesProps {
  others: readonly AskedBusiness[];
  chosen: readonly string[];
}

/** Others that offer the same, so that quotes can be compared. */
export function OtherBusinesses({ others, chosen }: OtherBusinessesProps) {
  const { t } = useLingui();
  const links = useField({ name: 'business_ids' });
  if (others.length === 0) return null;
  return (
    <FieldGroup
      links={links}
      label={<Trans>Ask others too</Trans>}
      hint={t`Up to four more. Each of them gets your brief and answers on its own.`}
    >
      <div className="grid gap-x-6 sm:grid-cols-2">
        {others.map((business) => (
          <Checkbox
            key={business.business_id}
            name="business_ids"
            value={String(business.business_id)}
            label={<BusinessLabel business={business} />}
            defaultChecked={chosen.includes(String(business.business_id))}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
