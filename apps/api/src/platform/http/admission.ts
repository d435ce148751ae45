import type { FastifyRequest } from 'fastify';
import type { Admission } from './exchange.ts';
import type { Operation } from './operation.ts';

const admissions = new WeakMap<FastifyRequest, Admission>();

export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Counts the call and checks its caller before its body is read. Where the body may still select the operation, being
 * admitted to one of them suffices.
 */
export async function admitBeforeBody(
  request: FastifyRequest,
  candidates: readonly Operation[],
): Promise<void> {
  const caller = { headers: request.headers as Record<string, string | undefined>, address: request.ip };
  const refusals: unknown[] = [];
  for (const operation of candidates) {
    try {
      admissions.set(request, await operation.admit(caller));
      return;
    } catch (refusal) {
      refusals.push(refusal);
    }
  }
  throw refusals[0];
}

export const admissionOf = (request: FastifyRequest): Admission | undefined => admissions.get(request);
