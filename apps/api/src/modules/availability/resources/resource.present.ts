import type { Resource as Presented } from '@souk/contract/modules/availability/resources';
import { presentHours } from '../calendars/hours.present.ts';
import type { Resource } from './resource.queries.ts';

export const presentResource = ({ id, kind, name, position, isActive, roster }: Resource): Presented => ({
  id,
  kind,
  name,
  position,
  is_active: isActive,
  hours: roster.map(({ weekday, ...hours }) => ({ weekday, ...presentHours(hours) })),
});
