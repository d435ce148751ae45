import { Settings } from '@souk/contract/modules/settings/values';
import { sql } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { forgetWithDatabase } from '../../../platform/kept.ts';
import { settingValues } from './value.tables.ts';

/** The channel on which processes learn that settings have changed. */
export const settingsChannel = 'souk_settings';

/** A change commits within this many milliseconds; until then nothing that is read is cached. */
const settlingMs = 10_000;

let kept: Promise<Settings> | undefined;
let changedAtMs = 0;
forgetWithDatabase(() => {
  kept = undefined;
  changedAtMs = 0;
});

/** The product's clock may be moved in either direction, so only the distance counts. */
const isSettling = () => Math.abs(clock.now().getTime() - changedAtMs) < settlingMs;

/** A stored value that no longer passes its check counts as not set. */
const sound = (key: string, value: unknown): boolean =>
  key in Settings.shape && Settings.shape[key as keyof Settings].safeParse(value).success;

async function loadSettings(reader: Reader): Promise<Settings> {
  const rows = await reader.select().from(settingValues);
  const saved = rows.filter(({ key, value }) => sound(key, value)).map(({ key, value }) => [key, value]);
  return Settings.parse(Object.fromEntries(saved));
}

/** The current settings, cached until they change: saved values, otherwise defaults. */
export function getSettings(reader: Reader): Promise<Settings> {
  if (isSettling()) return loadSettings(reader);
  if (kept) return kept;
  const loading = loadSettings(reader);
  kept = loading;
  loading.catch(() => {
    if (kept === loading) kept = undefined;
  });
  return loading;
}

/** Drops this process's cache; called when another process has committed a change. */
export function dropSettings(): void {
  kept = undefined;
}

/** Tells every process that this transaction changes settings. */
export async function settingsChange(tx: Tx): Promise<void> {
  dropSettings();
  changedAtMs = clock.now().getTime();
  await tx.execute(sql`select pg_notify(${settingsChannel}, '')`);
}
