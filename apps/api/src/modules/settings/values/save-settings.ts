import { SettingChanges, type Settings } from '@souk/contract/modules/settings/values';
import { sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { parseFields } from '../../../platform/http/parse.ts';
import { getSettings, settingsChange } from './value.queries.ts';
import { settingValues } from './value.tables.ts';

/** Saves the given settings and returns all current ones. */
export async function saveSettings(tx: Tx, changes: SettingChanges): Promise<Settings> {
  const checked = parseFields(SettingChanges, changes);
  const rows = Object.entries(checked)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value, updatedAt: clock.now() }));
  if (rows.length === 0) return getSettings(tx);
  await tx
    .insert(settingValues)
    .values(rows)
    .onConflictDoUpdate({
      target: settingValues.key,
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
    });
  await settingsChange(tx);
  return getSettings(tx);
}
