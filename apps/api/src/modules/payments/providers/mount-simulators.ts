import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/http/operation.ts';
import { maySimulate } from './create-providers.ts';
import { mountSimulatedPages } from './simulated/pages.ts';

/** Puts the simulators' pages on the server wherever simulators may stand in; elsewhere says what is not set up. */
export function mountSimulators(server: FastifyInstance, { config, db, log }: House): void {
  if (maySimulate(config)) mountSimulatedPages(server, { db, publicUrl: config.PUBLIC_URL });
  else if (!config.STRIPE_SECRET_KEY) log.warn('STRIPE_SECRET_KEY is not set: no card can be charged');
}
