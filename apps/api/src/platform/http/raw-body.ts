import type { FastifyRequest } from 'fastify';

const bodies = new WeakMap<FastifyRequest, string>();

/** Keeps what was sent beside what it was parsed into, as long as the request lives. */
export function keepRawBody(request: FastifyRequest, text: string): void {
  bodies.set(request, text);
}

export const rawBodyOf = (request: FastifyRequest): string => bodies.get(request) ?? '';
