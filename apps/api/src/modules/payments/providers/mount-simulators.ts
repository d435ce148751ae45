import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/http/operation.ts';
import { maySimulate } from './create-providers.ts';
import { mountSimulatedPages } from './simulated/pages.ts';

/**
 * Mounts the simulators' pages wherever simulators may be used; elsewhere logs which providers are not configured.
 */
export function mountSimulators(server: FastifyInstance, { config, db, log }: House): void {
  if (maySimulate(config)) mountSimulatedPages(server, { db, publicUrl: config.PUBLIC_URL });
  else if (!config.STRIPE_SECRET_KEY) log.warn('STRIPE_SECRET_KEY is not set: no card can be charged');
}
