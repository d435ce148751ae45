import { Settings } from '@souk/contract/modules/settings/values';
import type { Reader } from '../../../platform/db/database.ts';
import { keepQuery } from '../../../platform/db/keep-query.ts';
import { settingValues } from './value.tables.ts';

/** A stored value that its check no longer lets through counts as not set. */
const sound = (key: string, value: unknown): boolean =>
  key in Settings.shape && Settings.shape[key as keyof Settings].safeParse(value).success;

const savedValues = keepQuery((reader) => reader.select().from(settingValues));

/** The settings in force: what was saved, defaults elsewhere. */
export async function getSettings(reader: Reader): Promise<Settings> {
  const rows = await savedValues(reader).execute();
  const saved = rows.filter(({ key, value }) => sound(key, value)).map(({ key, value }) => [key, value]);
  return Settings.parse(Object.fromEntries(saved));
}
