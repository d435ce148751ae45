import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Counter } from './counters.ts';
import type { Db, Tx } from './db/database.ts';
import type { Reaction } from './events/events.ts';
import type { Api } from './http/api.ts';
import type { House } from './http/operation.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { PersonalData } from './personal-data.ts';
import type { AnyLife } from './states.ts';
import type { SubjectKind } from './subjects.ts';

/** Makes a timed move of a life; does nothing if the move is no longer open. */
export type TimedMove = (db: Db, subjectId: number, move: string) => Promise<void>;

/** What a module registers. */
export interface Module {
  name: string;
  routes: readonly ((api: Api) => void)[];
  reactions?: readonly Reaction[];
  /** Some need the settings, such as those that call other systems. */
  jobs?: Jobs | ((config: Config) => Jobs);
  /** Life name → its definition and what makes its timed moves. */
  lives?: Record<string, { life: AnyLife; onTime?: TimedMove }>;
  subjects?: Record<string, SubjectKind>;
  /** Numbers next to the signed-in user's name, such as `notification_count`. */
  counters?: Record<string, Counter>;
  /** How the module exports and erases a user. */
  personalData?: PersonalData;
  /** Repeated work: name of a job and its schedule in cron's notation. */
  schedule?: Record<string, string>;
  /**
   * Fills what an empty database needs before the first call; run after every migration, so it must tolerate being
   * repeated.
   */
  prepare?: (tx: Tx, config: Config) => Promise<void>;
  /** Mounts its own pages on the server, for what neither API nor web floor can serve. */
  mount?: (server: FastifyInstance, house: House) => void;
  /** LISTEN/NOTIFY channels that this module listens to in every process. */
  channels?: Record<string, (payload: string) => void>;
}

export const defineModule = (module: Module): Module => module;
