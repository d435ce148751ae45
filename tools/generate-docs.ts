import { apiPrefix } from '@souk/contract/shared/endpoint';
import { type BookedEndpoint, endpointsOf } from '../apps/api/src/platform/http/endpoint-book.ts';
import { openApiOf } from '../apps/api/src/platform/http/openapi.ts';
import type { Module } from '../apps/api/src/platform/module.ts';
import type { AnyLife } from '../apps/api/src/platform/states.ts';

/** Path below docs/generated → content. */
export type GeneratedDocs = Map<string, string>;

const start = '<!-- api -->';
const end = '<!-- /api -->';

const cell = (text: string) => text.replaceAll('|', '\\|');

const accessOf = ({ endpoint: { access } }: BookedEndpoint) =>
  typeof access === 'string' ? access : access.join(', ');

const row = (booked: BookedEndpoint) => {
  const { method, path, spec = [], summary } = booked.endpoint;
  return `| ${method} | \`${apiPrefix}${path}\` | ${accessOf(booked)} | ${spec.join(', ')} | ${cell(summary)} |`;
};

function routesOf(endpoints: readonly BookedEndpoint[]): string {
  const order = ({ endpoint }: BookedEndpoint) => `${endpoint.path} ${endpoint.method}`;
  const groups = Map.groupBy(
    [...endpoints].sort((a, b) => (order(a) < order(b) ? -1 : 1)),
    ({ module }) => module,
  );
  const tables = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, booked]) =>
      [
        `### ${module}`,
        '',
        '| method | path | access | serves | what it does |',
        '|---|---|---|---|---|',
        ...booked.map(row),
        '',
      ].join('\n'),
    );
  return [start, '', `## API (${endpoints.length} operations)`, '', ...tables, end].join('\n');
}

/** Replaces the API's part of the page and keeps the rest. */
export function withRoutes(page: string, routes: string): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) return `${page.trim() || '# Routes'}\n\n${routes}\n`;
  return page.slice(0, from) + routes + page.slice(to + end.length);
}

const stateId = (state: string) => state.replace(/\W/g, '_');

const lasting = (minutes: number) => {
  if (minutes % 1440 === 0) return `${minutes / 1440} d`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;
};

/** A drawing of a life: who makes which move, and which moves are timed. */
export function drawLife(life: AnyLife): string {
  const arrows = Object.entries(life.moves).flatMap(([move, { from, to, by, afterMinutes }]) => {
    const words = [move, `(${by.join(', ')})`, ...(afterMinutes ? [`after ${lasting(afterMinutes)}`] : [])];
    return from.map((state) => `  ${stateId(state)} --> ${stateId(to)}: ${words.join(' ')}`);
  });
  return [
    `# ${life.name}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...life.states.map((state) => `  state "${state}" as ${stateId(state)}`),
    `  [*] --> ${stateId(life.first)}`,
    ...arrows,
    ...life.ends.map((state) => `  ${stateId(state)} --> [*]`),
    '```',
    '',
  ].join('\n');
}

/** All generated documents of the API, from its definitions alone; `routesPage` is the present page. */
export function generateDocs(modules: readonly Module[], routesPage: string): GeneratedDocs {
  const endpoints = endpointsOf(modules);
  const lives = modules.flatMap((module) => Object.values(module.lives ?? {}).map(({ life }) => life));
  return new Map([
    ['openapi.json', `${JSON.stringify(openApiOf(endpoints), null, 2)}\n`],
    ['routes.md', withRoutes(routesPage, routesOf(endpoints))],
    ...lives.map((life): [string, string] => [`lives/${life.name}.md`, drawLife(life)]),
  ]);
}
