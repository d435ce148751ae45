import type { Endpoint } from '@souk/contract/shared/endpoint';
import { data } from 'react-router';
import type { ActTable, CallingAct } from '../../ui/act-table.ts';
import { contracts } from './contracts.server.ts';
import { isNoun, type Noun, tableOf } from './nouns.ts';

export interface FoundAct {
  noun: Noun;
  move: string;
  table: ActTable<never>;
  act: CallingAct<never, string>;
  endpoint: Endpoint;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The endpoint that a table names. */
export function endpointNamed(noun: Noun, name: string): Endpoint {
  const found: unknown = Reflect.get(contracts[noun], name);
  if (!isEndpoint(found)) throw new Error(`${noun} has no endpoint ${name}.`);
  return found;
}

/** The move that an address names; what no table has is not found. */
export function findAct({ noun, move }: { noun: string; move: string }): FoundAct {
  if (!isNoun(noun)) throw data(null, { status: 404 });
  const table = tableOf(noun);
  const act = Object.hasOwn(table.moves, move) ? table.moves[move] : undefined;
  if (!act || act.endpoint === undefined) throw data(null, { status: 404 });
  return { noun, move, table, act, endpoint: endpointNamed(noun, act.endpoint) };
}

/** The parameters by which an endpoint's path names the row. */
export const rowParams = ({ path }: Endpoint): string[] =>
  [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);

/** The parameters of an endpoint's path, from a row's id. */
export function paramsFor(endpoint: Endpoint, id: string): Record<string, string> {
  const names = rowParams(endpoint);
  const values = names.length > 1 ? id.split('.') : [id];
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}
