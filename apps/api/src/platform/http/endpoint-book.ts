import type { Endpoint } from '@souk/contract/shared/endpoint';
import type { Module } from '../module.ts';
import type { Api } from './api.ts';

export interface BookedEndpoint {
  module: string;
  endpoint: Endpoint;
}

/** All endpoints that modules answer, without a database or calling a handler. */
export function endpointsOf(modules: readonly Module[]): BookedEndpoint[] {
  return modules.flatMap(({ name, routes }) => {
    const booked: BookedEndpoint[] = [];
    const recorder: Api = {
      answer: (endpoint) => booked.push({ module: name, endpoint }),
      operations: [],
      operationOf: () => undefined,
    };
    for (const route of routes) route(recorder);
    return booked;
  });
}
