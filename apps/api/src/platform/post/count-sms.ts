import { sql } from 'drizzle-orm';
import { clock, daysMs, hoursMs } from '../clock.ts';
import type { Tx } from '../db/database.ts';
import { networkOf } from '../http/network.ts';
import { isThisMachine, numberRefusal, type SmsRefusal, type SmsRules } from './sms-rules.ts';

/** Who requests an SMS, as far as known. */
export interface SmsOrigin {
  userId?: number | undefined;
  address?: string | undefined;
}

/** Arbitrary but fixed: processes count one after another. */
const countingLock = 7_216;

const scopes = ['number', 'account', 'address', 'overall'] as const;
type Scope = (typeof scopes)[number];
type Counts = Record<`${Scope}Hour` | `${Scope}Day`, number>;

interface Wanted {
  phone: string;
  userId: number | null;
  network: string | null;
}

async function countSent(tx: Tx, { phone, userId, network }: Wanted): Promise<Counts> {
  const now = clock.now().getTime();
  const hour = sql`at > ${new Date(now - hoursMs(1)).toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Record<keyof Counts, string>>(sql`select
    count(*) filter (where phone = ${phone} and ${hour}) as "numberHour",
    count(*) filter (where phone = ${phone}) as "numberDay",
    count(*) filter (where user_id = ${userId}::bigint and ${hour}) as "accountHour",
    count(*) filter (where user_id = ${userId}::bigint) as "accountDay",
    count(*) filter (where network = ${network}::text and ${hour}) as "addressHour",
    count(*) filter (where network = ${network}::text) as "addressDay",
    count(*) filter (where ${hour}) as "overallHour",
    count(*) as "overallDay"
    from platform.sms_sent where at > ${new Date(now - daysMs(1)).toISOString()}::timestamptz`);
  const [row] = rows;
  if (!row) throw new Error('the SMS were not counted');
  return Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)])) as Counts;
}

/** Counts one SMS against every ceiling that applies, or returns the first that is reached. */
export async function countSms(
  tx: Tx,
  phone: string,
  { userId, address }: SmsOrigin,
  rules: SmsRules,
): Promise<SmsRefusal | null> {
  if (!rules.isOn) return 'off';
  const wrongNumber = numberRefusal(phone, rules);
  if (wrongNumber) return wrongNumber;

  const isCounted = address !== undefined && !(rules.isThisMachineFree && isThisMachine(address));
  const wanted = { phone, userId: userId ?? null, network: isCounted ? networkOf(address) : null };
  await tx.execute(sql`select pg_advisory_xact_lock(${countingLock})`);
  const counts = await countSent(tx, wanted);
  const reached = scopes.find(
    (scope) => counts[`${scope}Hour`] >= rules[scope].perHour || counts[`${scope}Day`] >= rules[scope].perDay,
  );
  if (reached) return reached;
  await tx.execute(sql`insert into platform.sms_sent (phone, user_id, network, at)
    values (${phone}, ${wanted.userId}, ${wanted.network}, ${clock.now().toISOString()}::timestamptz)`);
  return null;
}
