import type { DayHours } from '@souk/contract/modules/availability/resources';
import type { Hours } from './hours.rules.ts';

const pad = (value: number) => String(value).padStart(2, '0');
const clockTime = (minute: number) => `${pad(Math.floor(minute / 60) % 24)}:${pad(minute % 60)}`;

export const presentHours = ({ opensMinute, closesMinute }: Hours): DayHours => ({
  from: clockTime(opensMinute),
  until: clockTime(closesMinute),
});
