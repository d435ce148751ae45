import { randomBytes } from 'node:crypto';
import { digestOf, newCode, newToken } from '../../apps/api/src/platform/ids.ts';
import type { RecordedCall, Recording, Statement } from './recording.ts';

/** Words that identify rows: ids, which the market starts at a thousand millions, tokens, digests, moments. */
const id = String.raw`(?<![\w.+])\d{10,13}(?![\w.])`;
const token = String.raw`\b(?:ch|evt)_[\w-]{43}`;
const digest = String.raw`\b[0-9a-f]{64}\b`;
const moment = String.raw`\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`;
/** As the product's references of ten characters look. */
const isCode = /^[A-HJ-NP-Za-km-z2-9]{10}$/;
const ids = new RegExp(id, 'g');
const wholeId = new RegExp(`^${id}$`);
const wholeMoment = new RegExp(`^${moment}$`);

/** Whether later statements may need a cell of an answer. */
export const isName = (cell: unknown): boolean => wholeId.test(String(cell)) || isCode.test(String(cell));

const codesIn = (call: RecordedCall): string[] =>
  call.waves
    .flat()
    .flatMap(({ values }) => values)
    .filter((value): value is string => typeof value === 'string' && isCode.test(value));

/** Codes by walk that no other walk has sent: they were made for it. */
function ownCodes(walks: readonly RecordedCall[][]): string[][] {
  const sent = walks.map((calls) => [...new Set(calls.flatMap(codesIn))]);
  const times = new Map<string, number>();
  for (const code of sent.flat()) times.set(code, (times.get(code) ?? 0) + 1);
  return sent.map((codes) => codes.filter((code) => times.get(code) === 1));
}

/** This walk's names for the recorded ones of a chain. */
export class Names {
  #names = new Map<string, string>();
  #ahead: number;

  constructor(recordedAt: number) {
    this.#ahead = Date.now() - recordedAt;
  }

  set(recorded: string, own: string): void {
    this.#names.set(recorded, own);
  }

  /** The walk's own name; ids that no answer contained, such as those of categories, stay. */
  of(recorded: string): string {
    const known = this.#names.get(recorded);
    if (known !== undefined) return known;
    if (wholeMoment.test(recorded)) return new Date(Date.parse(recorded) + this.#ahead).toISOString();
    const fresh = freshLike(recorded);
    this.#names.set(recorded, fresh);
    return fresh;
  }
}

function freshLike(recorded: string): string {
  if (/^\d+$/.test(recorded)) return recorded;
  if (recorded.length === 64) return randomBytes(32).toString('hex');
  const [kind, secret] = recorded.split('_');
  if (secret) return `${kind}_${newToken()}`;
  return newCode(10);
}

type Made<T> = (names: Names) => T;

/** A text with its names replaced. */
function textOf(text: string, words: RegExp): string | Made<string> {
  const found = [...text.matchAll(words)];
  if (found.length === 0) return text;
  const literals: string[] = [];
  let from = 0;
  for (const match of found) {
    literals.push(text.slice(from, match.index));
    from = match.index + match[0].length;
  }
  const rest = text.slice(from);
  return (names) => found.reduce((made, [word], place) => made + literals[place] + names.of(word), '') + rest;
}

function madeOf(value: unknown, words: RegExp): unknown | Made<unknown> {
  if (value === null || typeof value === 'boolean') return value;
  if (Array.isArray(value)) {
    const parts = value.map((one) => madeOf(one, words));
    return (names: Names) => parts.map((part) => (typeof part === 'function' ? part(names) : part));
  }
  const made = textOf(typeof value === 'object' ? JSON.stringify(value) : String(value), words);
  return typeof made === 'function' ? made : value;
}

interface ReplayedStatement {
  statement: Statement;
  values: readonly unknown[];
}

/** A recorded call that can be made for anybody. */
export interface ReplayedCall {
  recorded: RecordedCall;
  waves: ReplayedStatement[][];
  reply: string | Made<string>;
}

function ready(recorded: RecordedCall, codes: readonly string[]): ReplayedCall {
  const own = codes.map((code) => `\\b${code}\\b`);
  const words = new RegExp([token, digest, moment, id, ...own].join('|'), 'g');
  const waves = recorded.waves.map((wave) =>
    wave.map((statement) => ({
      statement,
      values: statement.values.map((value) => madeOf(value, words)),
    })),
  );
  return { recorded, waves, reply: textOf(JSON.stringify(recorded.reply), words) };
}

/** Prepares the recorded walks of a chain for replaying: shopper by shopper, call by call. */
export function replayable({ calls, steps = 1 }: Recording): ReplayedCall[][] {
  const walks = Array.from({ length: calls.length / steps }, (_, walk) =>
    calls.slice(walk * steps, (walk + 1) * steps),
  );
  const codes = ownCodes(walks);
  return walks.map((walk, place) => walk.map((call) => ready(call, codes[place] ?? [])));
}

export const filled = (values: readonly unknown[], names: Names): unknown[] =>
  values.map((value) => (typeof value === 'function' ? value(names) : value));

/** Learns this walk's names of rows from a result of the database. */
export function learnFromRows({ gives = [] }: Statement, rows: readonly unknown[][], names: Names): void {
  for (const [row, column, recorded] of gives) {
    const cell = rows[row]?.[column];
    if (cell !== null && cell !== undefined) names.set(recorded, String(cell));
  }
}

const bearerOf = (header = '') => header.replace(/^Bearer /, '');

/** Learns from a call who makes it and what it names. */
export function learnFromCall(
  { authorization, body }: RecordedCall,
  asked: { authorization: string | undefined; body: string },
  names: Names,
): void {
  if (authorization && asked.authorization)
    names.set(digestOf(bearerOf(authorization)), digestOf(bearerOf(asked.authorization)));
  const own = asked.body.match(ids) ?? [];
  for (const [place, recorded] of ((body ?? '').match(ids) ?? []).entries()) {
    const word = own[place];
    if (word !== undefined) names.set(recorded, word);
  }
}
