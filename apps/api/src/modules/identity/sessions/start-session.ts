import { daysMs, fromNow, hoursMs, minutesMs } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { digestOf, newToken } from '../../../platform/ids.ts';
import { sessions } from './session.tables.ts';

export interface Device {
  device: string;
  address: string;
}

interface Beginning extends Device {
  userId: number;
  isAdmin?: boolean;
  actingAdminId?: number;
}

export interface StartedSession {
  token: string;
  seconds: number;
}

/** Long enough to help with one thing; it ends then, used or not. */
const actingMinutes = 30;

function lifetimeOf(config: Config, { isAdmin, actingAdminId }: Beginning): number {
  if (actingAdminId !== undefined) return minutesMs(actingMinutes);
  return isAdmin ? hoursMs(config.ADMIN_SESSION_HOURS) : daysMs(config.SESSION_DAYS);
}

/** Opens a session and returns its token, of which only the digest is stored. */
export async function startSession(tx: Tx, config: Config, beginning: Beginning): Promise<StartedSession> {
  const token = newToken();
  const lifetimeMs = lifetimeOf(config, beginning);
  await tx.insert(sessions).values({
    ...beginning,
    tokenDigest: digestOf(token),
    device: beginning.device.slice(0, 200),
    expiresAt: fromNow(lifetimeMs),
  });
  return { token, seconds: lifetimeMs / 1000 };
}
