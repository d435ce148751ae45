import type { PromoCode } from '@souk/contract/modules/retail/promo-codes';
import * as contract from '@souk/contract/modules/retail/promo-codes';
import { toPage } from '@souk/contract/shared/page';
import type { Money } from '@souk/contract/shared/values';
import { clock } from '../../../platform/clock.ts';
import type { Api } from '../../../platform/http/api.ts';
import { getSettings } from '../../settings/index.ts';
import { createPromoCode } from './create-promo-code.ts';
import { deletePromoCode } from './delete-promo-code.ts';
import { listPromoCodesOf } from './promo-code.queries.ts';
import { isRunning } from './promo-code.rules.ts';
import type { PromoCodeRow } from './promo-code.tables.ts';
import { updatePromoCode } from './update-promo-code.ts';

function present(promo: PromoCodeRow, currency: Money['currency']): PromoCode {
  const money = (cents: number | null) => (cents === null ? null : { cents, currency });
  return {
    id: promo.id,
    code: promo.code,
    percent: promo.percent,
    amount: money(promo.amountCents),
    min_total: money(promo.minCents),
    starts_at: promo.startsAt.toISOString(),
    ends_at: promo.endsAt?.toISOString() ?? null,
    uses_max: promo.usesMax,
    uses: promo.uses,
    is_active: promo.isActive,
    is_running: isRunning(promo, clock.now()),
    created_at: promo.createdAt.toISOString(),
  };
}

export function promoCodeRoutes(api: Api) {
  api.answer(contract.listPromoCodes, async ({ db, user, query }) => {
    const { currency } = await getSettings(db);
    const { rows, total } = await listPromoCodesOf(db, user.id, query);
    return toPage(
      rows.map((row) => present(row, currency)),
      total,
      query,
    );
  });

  api.answer(contract.createPromoCode, async ({ db, user, body }) =>
    present(await createPromoCode(db, user, body), (await getSettings(db)).currency),
  );

  api.answer(contract.updatePromoCode, async ({ db, user, params, body }) =>
    present(await updatePromoCode(db, user, params.id, body), (await getSettings(db)).currency),
  );

  api.answer(contract.deletePromoCode, async ({ db, user, params }) => {
    await deletePromoCode(db, user, params.id);
    return null;
  });
}
