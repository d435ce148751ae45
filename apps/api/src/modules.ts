import { identity } from './modules/identity/module.ts';
import type { Module } from './platform/module.ts';

/** The modules of the house, lower ones first. */
export const modules: readonly Module[] = [identity];
