import { endpoint } from '@souk/contract/shared/endpoint';
import { Nothing } from '@souk/contract/shared/values';
import { expect, test } from 'vitest';
import { defineModule } from '../apps/api/src/platform/module.ts';
import { defineLife } from '../apps/api/src/platform/states.ts';
import { drawLife, generateDocs, withRoutes } from './generate-docs.ts';

const ring = endpoint({
  method: 'POST',
  path: '/bells/ring',
  spec: ['bells/ring'],
  access: 'signed-in',
  summary: 'Rings | once.',
  reply: Nothing,
});
const life = defineLife({
  name: 'bells.bell',
  states: ['at-rest', 'ringing'],
  first: 'at-rest',
  ends: [],
  moves: {
    ring: { from: ['at-rest'], to: 'ringing', by: ['ringer'] },
    stop: { from: ['ringing'], to: 'at-rest', by: ['system'], afterMinutes: 120 },
  },
  refusal: 'not-allowed',
});
const bells = defineModule({
  name: 'bells',
  routes: [(api) => api.answer(ring, async () => null)],
  lives: { 'bells.bell': { life } },
});

test('writes the description, the routes and a drawing per life', () => {
  const docs = generateDocs([bells], '');

  expect([...docs.keys()]).toEqual(['openapi.json', 'routes.md', 'lives/bells.bell.md']);
  expect(docs.get('routes.md')).toContain(
    '| POST | `/api/v2/bells/ring` | signed-in | bells/ring | Rings \\| once. |',
  );
  expect(JSON.parse(docs.get('openapi.json') ?? '').paths['/api/v2/bells/ring'].post['x-spec']).toEqual([
    'bells/ring',
  ]);
});

test('says the same whatever the order of modules and however often it runs', () => {
  const other = defineModule({ name: 'aviary', routes: [] });
  const page = generateDocs([bells, other], '').get('routes.md') ?? '';

  expect(generateDocs([other, bells], page).get('routes.md')).toBe(page);
});

test('leaves what others have written on the page of routes', () => {
  const page = withRoutes('# Routes\n\n## Pages\n\n- /\n', '<!-- api -->\nold\n<!-- /api -->');

  const again = withRoutes(`${page}\ntail\n`, '<!-- api -->\nnew\n<!-- /api -->');

  expect(again).toContain('## Pages');
  expect(again).toContain('new');
  expect(again).toContain('tail');
  expect(again).not.toContain('old');
});

test('draws states, moves, who makes them and what time does', () => {
  const drawing = drawLife(life);

  expect(drawing).toContain('  state "at-rest" as at_rest');
  expect(drawing).toContain('  [*] --> at_rest');
  expect(drawing).toContain('  at_rest --> ringing: ring (ringer)');
  expect(drawing).toContain('  ringing --> at_rest: stop (system) after 2 h');
});
