import type { Block } from '@souk/contract/modules/availability/blocks';
import type { BlockRow } from './block.tables.ts';

export const presentBlock = ({ id, resourceId, startsAt, endsAt, note }: BlockRow): Block => ({
  id,
  resource_id: resourceId,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  note,
});
