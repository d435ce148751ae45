import type { SecondFactor } from '@souk/contract/modules/identity/second-factors';
import type { SecondFactorRow } from './second-factor.tables.ts';

export const presentFactor = ({ id, kind, name, createdAt, lastUsedAt }: SecondFactorRow): SecondFactor => ({
  id,
  kind,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
