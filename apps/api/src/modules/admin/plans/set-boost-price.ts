import type { saveBoostPrice } from '@souk/contract/modules/admin/plans';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import { savePrice } from '../../promotions/index.ts';
import { onRecord } from '../audit/on-record.ts';
import { checkPrice, type Providers } from './check-price.ts';

/** Sets the price of one kind and length of boost. */
export const setBoostPrice = (
  db: Db,
  providers: Providers,
  admin: { id: number },
  { boost, days, price: cents }: BodyOf<typeof saveBoostPrice>,
): Promise<void> =>
  onRecord(db, admin, async (tx, record) => {
    await checkPrice(tx, providers, cents);
    await savePrice(tx, { boost, days, cents });
    await record({
      action: 'promotions.price-changed',
      target: { kind: 'promotions.boost-price', id: `${boost}-${days}` },
      after: { cents },
    });
  });
