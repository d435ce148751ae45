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

/** Makes a timed move of a life; does nothing when the move is no longer open. */
export type TimedMove = (db: Db, subjectId: number, move: string) => Promise<void>;

/** Everything the house needs to know about a module. */
export interface Module {
  name: string;
  routes: readonly ((api: Api) => void)[];
  reactions?: readonly Reaction[];
  /** Some need the settings, as those that talk to the outside world do. */
  jobs?: Jobs | ((config: Config) => Jobs);
  /** Life name → its description and what carries out its timed moves. */
  lives?: Record<string, { life: AnyLife; onTime?: TimedMove }>;
  subjects?: Record<string, SubjectKind>;
  /** Numbers beside the signed-in user's name: `notification_count` and its like. */
  counters?: Record<string, Counter>;
  /** How the module shows and forgets a person. */
  personalData?: PersonalData;
  /** Repeated work: name of a job and its schedule in cron's notation. */
  schedule?: Record<string, string>;
  /** Fills what an empty database needs before the first call; run after every migration, so it must bear repeating. */
  prepare?: (tx: Tx, config: Config) => Promise<void>;
  /** Puts pages of its own on the server, where neither API nor web floor can. */
  mount?: (server: FastifyInstance, house: House) => void;
  /** Channels of LISTEN/NOTIFY that this module hears in every process. */
  channels?: Record<string, (payload: string) => void>;
}

export const defineModule = (module: Module): Module => module;
