import type { Endpoint } from '@souk/contract/shared/endpoint';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildUser, type TestUser } from '../modules/identity/testing.ts';
import { buildSeller, multipart, paper, picture } from '../modules/sellers/testing.ts';
import { saveSettings } from '../modules/settings/index.ts';
import { fingerprint } from './fingerprint.ts';
import { type NamedRow, rowsNamedBy, type SoundCall, soundCall } from './named-rows.ts';
import type { RowBuilders } from './row-builder.ts';
import { hiddenRows, openRows, ownRows } from './row-builders.ts';
import { startApi, type TestApi } from './start-api.ts';

/** No row has this id. */
const nobodys = 999_999_999;

interface Persons {
  owner: TestUser;
  stranger: TestUser;
}

/** Place in the call → ids. */
type Ids = Record<string, readonly number[]>;

const pick = (ids: Ids, at: string): Ids => ({ [at]: ids[at] ?? [] });

/** As many ids that no row has. */
const nobodysOf = (ids: Ids): Ids =>
  Object.fromEntries(Object.entries(ids).map(([at, list]) => [at, list.map((_, nth) => nobodys + nth)]));

/** A field as forms send it: `name[]` for lists, `name[key]` for objects. */
function spelled(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.map((one) => [`${name}[]`, String(one)]);
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).map(([key, part]) => [`${name}[${key}]`, String(part)]);
}

/** Fields and files as one form, as a page sends them. */
async function formOf({ files }: Endpoint, body: Record<string, unknown> = {}): Promise<FormData> {
  const fields = Object.entries(body).flatMap(([name, value]) => spelled(name, value));
  const byName = Map.groupBy(fields, ([name]) => name);
  const texts = [...byName].map(([name, given]) => [name, given.map(([, value]) => value)] as const);
  const file = files?.kind === 'document' ? paper() : await picture();
  return multipart({ ...Object.fromEntries(texts), ...(files ? { [files.field]: file } : {}) });
}

/** The text of the answer without its numbers and times. */
const wordsOf = (answer: unknown) => JSON.stringify(answer).replace(/\d+/g, '#');

describe('a row that a call names', () => {
  let api: TestApi;
  const persons = new Map<SellerType, Persons>();

  /** Types of users whom the endpoint admits. */
  const typesFor = ({ access }: Endpoint): readonly SellerType[] =>
    access === 'business' ? ['retail'] : Array.isArray(access) ? access : ['private', 'beauty'];

  /** Two users of a type, by default of the first that the endpoint admits. */
  async function personsFor(endpoint: Endpoint, type = typesFor(endpoint)[0] ?? 'private'): Promise<Persons> {
    const build = () => (type === 'private' ? buildUser(api.db) : buildSeller(api.db, { sellerType: type }));
    const known = persons.get(type) ?? { owner: await build(), stranger: await build() };
    persons.set(type, known);
    return known;
  }

  async function buildRows(rows: readonly NamedRow[], builders: RowBuilders, owner: TestUser): Promise<Ids> {
    const named: Record<string, number> = {};
    const ids: Ids = {};
    for (const { at, kind, count } of rows) {
      const build = builders[kind];
      if (!build) throw new Error(`No testing.ts builds a row of the kind ${kind}, which ${at} names.`);
      const built: number[] = [];
      while (built.length < count) {
        const id = await build({ db: api.db, owner, named });
        if (id === undefined) break;
        built.push(id);
      }
      const [first] = built;
      if (first === undefined) continue;
      named[kind] = first;
      ids[at] = built;
    }
    return ids;
  }

  async function send(endpoint: Endpoint, user: TestUser, { params, query, body }: SoundCall) {
    const parts = { ...(params ? { params } : {}), ...(query ? { query } : {}) };
    const payload = endpoint.files ? await formOf(endpoint, body) : body;
    const { status, envelope } = await api
      .as(user)
      .send(endpoint, { ...parts, ...(payload ? { body: payload } : {}) });
    return { status, words: wordsOf(envelope) };
  }

  /** A valid call that names these rows, and otherwise only required ones. */
  async function callWith(
    endpoint: Endpoint,
    ids: Ids,
    { owner }: Pick<Persons, 'owner'>,
  ): Promise<SoundCall> {
    const { rows } = rowsNamedBy(endpoint);
    const open = rows.filter(({ at, isOwn, kind }) => !isOwn && !(at in ids) && openRows[kind]);
    const others = await buildRows(open, openRows, owner);
    const naming = (isSparing: boolean) =>
      soundCall(
        endpoint,
        ({ at, mayBeMissing, nth }) =>
          (ids[at] ?? (mayBeMissing && isSparing ? undefined : others[at]))?.[nth],
      );
    try {
      return naming(true);
    } catch {
      // "An id or a slug": one of several optional fields is required.
      return naming(false);
    }
  }

  /** What is wrong when a caller names rows of somebody else in place of their own. */
  async function tryStranger(endpoint: Endpoint, people: Persons, own: Ids, foreign: Ids, status: number) {
    const call = await callWith(endpoint, { ...own, ...foreign }, people);
    const callForNone = await callWith(endpoint, { ...own, ...nobodysOf(foreign) }, people);

    const before = await fingerprint(api.db);
    const answer = await send(endpoint, people.stranger, call);
    const after = await fingerprint(api.db);
    const forNone = await send(endpoint, people.stranger, callForNone);

    const touched = Object.keys(after).filter((table) => after[table] !== before[table]);
    const at = Object.keys(foreign).join(' and ');
    return [
      ...(answer.status === status ? [] : [`${at} of another answers ${answer.status}: ${answer.words}`]),
      ...(touched.length > 0 && status !== 200 ? [`${at} of another changes ${touched.join(', ')}`] : []),
      ...(answer.words === forNone.words ? [] : [`${at} of another is told from nobody's: ${answer.words}`]),
    ];
  }

  /** What is wrong when a caller names rows that they may name. */
  async function tryNaming(endpoint: Endpoint, owner: TestUser, ids: Ids, user = owner) {
    const call = await callWith(endpoint, ids, { owner });
    const { status, words } = await send(endpoint, user, call);
    // A declared 422 is about the row's state, so the row was found.
    const at = Object.keys(ids).join(' and ');
    return status < 400 || status === 422 ? [] : [`who may name ${at} is answered ${status}: ${words}`];
  }

  /** Without those of the admin area, which name everybody's rows. */
  const operations = () => api.app.api.operations.filter(({ endpoint }) => endpoint.access !== 'admin');

  beforeAll(async () => {
    api = await startApi();
    await api.db.transaction((tx) => saveSettings(tx, { privateAdLimit: 1000 }));
  });

  test('is declared in the contract as the caller’s own or as one that anybody may name', () => {
    const silent = operations().flatMap(({ name, endpoint }) =>
      rowsNamedBy(endpoint).undeclared.map(
        (at) => `${name}: say by ownId('…') or anyId('…') in the contract whose row ${at} names.`,
      ),
    );

    expect(silent).toEqual([]);
  });

  /** The same for rows that may exclude each other: those of the body then go one by one. */
  async function tryNamings(endpoint: Endpoint, owner: TestUser, ids: Ids) {
    const ofBody = Object.keys(ids).filter((at) => at.startsWith('body.'));
    const found = await tryNaming(endpoint, owner, ids);
    if (found.length === 0 || ofBody.length < 2) return found;
    const alone: string[] = [];
    for (const at of ofBody) {
      const others = ofBody.filter((one) => one !== at);
      const kept = Object.fromEntries(Object.entries(ids).filter(([one]) => !others.includes(one)));
      alone.push(...(await tryNaming(endpoint, owner, kept)));
    }
    return alone;
  }

  /** What is wrong with the rows that users of a type have; also which rows those are. */
  async function tryOwning(endpoint: Endpoint, rows: readonly NamedRow[], people: Persons) {
    const owners = await buildRows(rows, ownRows, people.owner);
    const strangers = await buildRows(rows, ownRows, people.stranger);
    const owned = rows.filter(({ at }) => at in owners);
    if (owned.length === 0) return { owned, found: [] };
    const sets = owned.map(({ at, strangerStatus }) => ({ foreign: pick(owners, at), strangerStatus }));
    if (sets.length > 1) sets.push({ foreign: owners, strangerStatus: owned[0]?.strangerStatus ?? 404 });
    const found: string[] = [];
    for (const { foreign, strangerStatus } of sets)
      found.push(...(await tryStranger(endpoint, people, strangers, foreign, strangerStatus)));
    found.push(...(await tryNamings(endpoint, people.owner, owners)));
    return { owned, found };
  }

  test('serves its owner; to a stranger it is not there, and nothing changes', async () => {
    const wrong: string[] = [];
    for (const { endpoint, name } of operations()) {
      const rows = rowsNamedBy(endpoint).rows.filter(({ isOwn }) => isOwn);
      let untried: readonly NamedRow[] = rows;
      for (const type of typesFor(endpoint)) {
        if (untried.length === 0) break;
        const { owned, found } = await tryOwning(endpoint, rows, await personsFor(endpoint, type));
        wrong.push(...found.map((sentence) => `${name}: ${sentence}`));
        untried = untried.filter((row) => !owned.includes(row));
      }
      wrong.push(...untried.map(({ at }) => `${name}: nobody whom it admits has what ${at} names`));
    }

    expect(wrong).toEqual([]);
  }, 300_000);

  test('serves anybody where all may name it, and is not there while it is hidden', async () => {
    const wrong: string[] = [];
    for (const { endpoint, name } of operations()) {
      const rows = rowsNamedBy(endpoint).rows.filter(({ kind, isOwn }) => !isOwn && hiddenRows[kind]);
      for (const row of rows.filter(({ at }) => !at.startsWith('query.'))) {
        const { owner, stranger } = await personsFor(endpoint);
        const open = await buildRows([row], openRows, owner);
        const hidden = await buildRows([row], hiddenRows, owner);

        const found = [
          ...(await tryStranger(endpoint, { owner, stranger }, {}, hidden, row.strangerStatus)),
          ...(await tryNaming(endpoint, owner, open, stranger)),
        ];
        wrong.push(...found.map((sentence) => `${name}: ${sentence}`));
      }
    }

    expect(wrong).toEqual([]);
  }, 300_000);
});
