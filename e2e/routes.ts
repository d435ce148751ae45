import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../apps/web/app/routes.ts';

const app = join(import.meta.dirname, '../apps/web/app');

export interface Page {
  pattern: string;
  access: string;
  /** Whom other screens at the same address are for. */
  others: readonly string[];
  /** It shows something; the others only take what a form posts, or answer another program. */
  isShown: boolean;
}

const accessesIn = (source: string) =>
  [...source.matchAll(/\baccess: '([^']+)'/g)].flatMap(([, access]) => access ?? []);

function pageOf(entry: RouteConfigEntry): Page[] {
  const below = (entry.children ?? []).flatMap(pageOf);
  if (entry.path === undefined && !entry.index) return below;
  const file = join(app, entry.file);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isShown = /^export (default (?!\(\) => null)|\{[^}]*\bdefault\b)/m.test(source);
  const [access = 'public', ...others] = accessesIn(source);
  return [{ pattern: `/${entry.path ?? ''}`, access, others, isShown }, ...below];
}

/** Every address of the web with who may open it, as its route module says. */
export const pages: readonly Page[] = routes.flatMap(pageOf);
