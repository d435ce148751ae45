import type { FastifyRequest } from 'fastify';

const bodies = new WeakMap<FastifyRequest, string>();

/** Keeps the raw body next to the parsed one for the lifetime of the request. */
export function keepRawBody(request: FastifyRequest, text: string): void {
  bodies.set(request, text);
}

export const rawBodyOf = (request: FastifyRequest): string => bodies.get(request) ?? '';
