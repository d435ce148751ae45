import type pg from 'pg';
import { withClient } from './databases.ts';
import type { Recording, Statement } from './recording.ts';

const planCount = 5;

export interface HotPlan {
  scenario: string;
  sql: string;
  calls: number;
  meanMs: number;
  /** Share of the total time that the database spent on statements. */
  share: number;
  plan: string;
}

interface Candidate {
  scenario: string;
  statement: Statement;
}

interface Spent {
  calls: number;
  total: number;
}

const canBeExplained = ({ text }: Statement) => /^\s*\(?\s*(select|with|insert|update|delete)\b/i.test(text);

/** One example of every statement, with values from the product. */
function candidatesOf(recordings: readonly Recording[]): Candidate[] {
  const found = new Map<string, Candidate>();
  for (const { scenario, calls } of recordings)
    for (const statement of calls.flatMap(({ waves, notes }) => [...waves.flat(), ...notes]))
      if (canBeExplained(statement) && !found.has(statement.name))
        found.set(statement.name, { scenario, statement });
  return [...found.values()];
}

export const resetStatistics = (url: string): Promise<unknown> =>
  withClient(url, (client) => client.query('select pg_stat_statements_reset()'));

async function readSpent(client: pg.Client): Promise<Map<string, Spent>> {
  const { rows } = await client.query<Spent & { id: string }>(
    `select queryid::text as id, sum(calls)::float8 as calls, sum(total_exec_time) as total
     from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
     group by 1`,
  );
  return new Map(rows.map(({ id, ...spent }) => [id, spent]));
}

/** The id of this statement in the statistics. */
async function queryIdOf(client: pg.Client, { text, values }: Statement): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>({
    text: `explain (verbose, format json) ${text}`,
    values,
    types: { getTypeParser: () => (json: string) => json },
  } as pg.QueryConfig);
  return /"Query Identifier": (-?\d+)/.exec(rows[0]?.['QUERY PLAN'] ?? '')?.[1] ?? '';
}

/** Runs the statement for its plan and rolls back; what cannot be written twice is only planned. */
async function explain(client: pg.Client, { text, values }: Statement): Promise<string> {
  const plan = (how: string) => client.query<{ 'QUERY PLAN': string }>(`explain ${how} ${text}`, values);
  await client.query('begin');
  const found = await plan('(analyze, buffers)').catch(() => undefined);
  await client.query('rollback');
  const { rows } = found ?? (await plan(''));
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Plans of the statements that took most of the database's time since the last reset. */
export function listHotPlans(url: string, recordings: readonly Recording[]): Promise<HotPlan[]> {
  return withClient(url, async (client) => {
    const spent = await readSpent(client);
    const all = [...spent.values()].reduce((sum, { total }) => sum + total, 0);
    const known = new Map<string, Candidate & Spent>();
    for (const candidate of candidatesOf(recordings)) {
      const id = await queryIdOf(client, candidate.statement);
      const found = spent.get(id);
      if (found && !known.has(id)) known.set(id, { ...candidate, ...found });
    }
    const hottest = [...known.values()].sort((a, b) => b.total - a.total).slice(0, planCount);

    const plans: HotPlan[] = [];
    for (const { scenario, statement, calls, total } of hottest)
      plans.push({
        scenario,
        sql: statement.text.replace(/\s+/g, ' ').trim(),
        calls,
        meanMs: total / calls,
        share: total / all,
        plan: await explain(client, statement),
      });
    return plans;
  });
}
