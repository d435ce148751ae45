import type { Endpoint } from '@souk/contract/shared/endpoint';
import { createOperation, type Handler, type House, type Operation } from './operation.ts';

/** Registers everything that the API answers. */
export interface Api {
  /** Sets the handler of an endpoint; each endpoint exactly once. */
  answer: <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;
  operations: readonly Operation[];
  operationOf: (endpoint: Endpoint) => Operation | undefined;
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

export function createApi(house: House): Api {
  const byName = new Map<string, Operation>();
  return {
    answer: (endpoint, handler) => {
      const name = nameOf(endpoint);
      if (byName.has(name)) throw new Error(`${name} is answered twice.`);
      byName.set(name, createOperation(house, name, endpoint, handler));
    },
    get operations() {
      return [...byName.values()];
    },
    operationOf: (endpoint) => byName.get(nameOf(endpoint)),
  };
}
