export type Row = Record<string, unknown>;

export interface LeastStatement {
  name: string;
  text: string;
  values: (asked: Asked, before: readonly Row[]) => unknown[];
}

export interface Asked {
  /** The digest of the caller's token; none of a visitor. */
  digest: string | null;
  body: Record<string, unknown>;
  /** The recorded answer. */
  reply: object;
  /** Variant → how its seller posts, which the product keeps in the process too. */
  termsOf: (variantId: number) => object;
}

/** Who calls, by the digest of their token. */
export const me = `me as (select u.id, u.name from identity.sessions s join identity.users u on u.id = s.user_id
  where s.token_digest = $1 and s.revoked_at is null and s.expires_at > now()
    and u.status not in ('blocked', 'deleted'))`;

/** A list of jobs as one call of the queue. */
export const booked = (jobs: string) => `booked as materialized (select from graphile_worker.add_jobs(array(
    select (identifier, payload, null, run_at, 12, job_key, null, null)::graphile_worker.job_spec
    from (${jobs}) as job (identifier, payload, run_at, job_key))))`;

export const timer = (life: string, id: string, move: string, minutes: number) =>
  `select 'life-timer', json_build_object('life', '${life}', 'subjectId', ${id}, 'move', '${move}'),
    now() + interval '${minutes} minutes', 'timer:${life}:' || ${id}`;

export const reaction = (name: string, event: string) =>
  `select 'reaction', json_build_object('eventId', ${event}, 'reaction', '${name}'), null::timestamptz, null`;
