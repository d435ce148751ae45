import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { msg } from '@lingui/core/macro';
import type * as offers from '@souk/contract/modules/classifieds/offers';
import { checkFields } from '@souk/contract/shared/check-fields';
import { describe, expect, test } from 'vitest';
import { type ActTable, actsOf, type CallingAct } from '../../ui/act-table.ts';
import { endpointNamed, paramsFor, rowParams } from './find-act.server.ts';
import { type Noun, nouns } from './nouns.ts';

const all = Object.entries(nouns) as [Noun, ActTable<never>][];

type Calling = CallingAct<never, string>;

const calling = all.flatMap(([noun, { moves }]) =>
  Object.entries(moves).flatMap(([move, act]): [string, Noun, Calling][] =>
    act?.endpoint === undefined ? [] : [[`${noun} ${move}`, noun, act]],
  ),
);

const modules = join(import.meta.dirname, '../../modules');
const tableFiles = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[a-z]+\/[a-z-]+-acts\.ts$/.test(file),
);

describe('the tables of moves', () => {
  test('are all known to the shared route', () => {
    const listed = readFileSync(join(import.meta.dirname, 'nouns.ts'), 'utf8');
    const tables = tableFiles.flatMap((file) =>
      [...readFileSync(join(modules, file), 'utf8').matchAll(/^export const (\w+Acts)\b/gm)].map(
        ([, name]) => name,
      ),
    );
    const missing = tables.filter((name) => !new RegExp(`: ${name},`).test(listed));

    expect(tableFiles.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test.each(all)('%s stands under its own name', (name, { noun }) => {
    expect(noun).toBe(name);
  });

  test.each(all)('%s reads its row by an endpoint of the contract', (noun, { read }) => {
    expect(read === undefined || endpointNamed(noun, read).method === 'GET').toBe(true);
  });

  test.each(all)('%s takes a move back by another of its own', (_noun, { moves }) => {
    const undoing = Object.values(moves).flatMap((act) =>
      act?.endpoint !== undefined ? (act.undo ?? []) : [],
    );

    expect(undoing.filter((move) => !moves[move])).toEqual([]);
  });

  test.each(calling)('%s is a change, and its call names the row', (_name, noun, act) => {
    const endpoint = endpointNamed(noun, act.endpoint);
    const { isSingle }: ActTable<never> = nouns[noun];

    expect(endpoint.method).not.toBe('GET');
    expect(rowParams(endpoint)[0] ?? act.inBody ?? isSingle).toBeDefined();
  });

  test.each(calling)('%s asks for every field that its call needs', (_name, noun, act) => {
    const { body } = endpointNamed(noun, act.endpoint);
    const checked = body ? checkFields(body, {}) : undefined;
    const needed = checked?.ok === false ? Object.keys(checked.fields) : [];
    const given = new Set([...Object.keys(act.fields ?? {}), ...Object.keys(act.sets ?? {}), act.inBody]);

    expect(needed.filter((name) => !given.has(name))).toEqual([]);
  });
});

test('a row that its calls name by several parameters has all of them in its address', () => {
  const decide = endpointNamed('papers', 'decidePaper');
  const reply = endpointNamed('reviews', 'replyReview');

  expect(paramsFor(decide, 'certificate.7')).toEqual({ kind: 'certificate', id: '7' });
  expect(paramsFor(decide, '7')).toEqual({ kind: '7', id: '' });
  expect(paramsFor(endpointNamed('reviews', 'deleteReview'), '7')).toEqual({ review_id: '7' });
  expect(paramsFor(reply, '7')).toEqual({});
});

test('a table with a forgotten move, a foreign field or bare words does not compile', () => {
  const offerActs = actsOf<typeof offers, offers.Offer, 'accept' | 'reject'>();
  const accept = {
    endpoint: 'acceptOffer',
    inBody: 'offer_id',
    words: msg`Accept`,
    tone: 'primary',
  } as const;
  const rest = {
    noun: 'offers',
    id: ({ id }: offers.Offer) => id,
    open: () => [],
    home: () => '/offers',
  };

  // @ts-expect-error -- `reject` has no entry
  offerActs({ ...rest, moves: { accept } });
  // @ts-expect-error -- no offer is haggled
  offerActs({ ...rest, moves: { accept, reject: null, haggle: accept } });
  // @ts-expect-error -- the contract has no such call
  offerActs({ ...rest, moves: { accept, reject: { ...accept, endpoint: 'refuseOffer' } } });
  // @ts-expect-error -- the call takes no reason
  offerActs({ ...rest, moves: { accept, reject: { ...accept, fields: { reason: { kind: 'given' } } } } });
  // @ts-expect-error -- words are messages of the catalogue
  offerActs({ ...rest, moves: { accept, reject: { ...accept, words: 'Reject' } } });
  const table = offerActs({ ...rest, moves: { accept, reject: null } });

  expect(table.moves.accept).toBe(accept);
});
