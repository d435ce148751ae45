import type { MessageDescriptor } from '@lingui/core';
import type { CallOf, Endpoint, ReplyOf } from '@souk/contract/shared/endpoint';
import type { Given, Words } from '../lib/use-words.ts';
import type { IconShape } from './icon.tsx';

export interface ActOption {
  value: string;
  label: string | MessageDescriptor;
}

interface Written<Row> {
  /** Initial value of the field. */
  start?: (row: Row) => string;
}

interface Labelled<Row> {
  label: Words<Row>;
  hint?: Words<Row>;
}

interface Line<Row> extends Labelled<Row>, Written<Row> {
  kind: 'line';
  max: number;
  suggestions?: readonly string[];
  /** Numbers and codes run from left to right in every language. */
  isCode?: boolean;
}

interface Text<Row> extends Labelled<Row>, Written<Row> {
  kind: 'text';
  max: number;
  rows?: number;
  isRequired?: boolean;
  /** Sentences that are often used here. */
  usual?: readonly MessageDescriptor[];
}

interface Price<Row> extends Labelled<Row>, Written<Row> {
  kind: 'price';
}

interface Tick<Row> extends Labelled<Row> {
  kind: 'tick';
  isTicked?: boolean;
}

interface Choice<Row> extends Labelled<Row>, Written<Row> {
  kind: 'choice';
  options: (row: Row) => readonly ActOption[];
  /** The first option, which means no choice. */
  none?: Words<Row>;
}

/** A field of a move's form; `given` comes with the button and is not shown. */
export type ActField<Row> = Line<Row> | Text<Row> | Price<Row> | Tick<Row> | Choice<Row> | { kind: 'given' };

export type ActTone = 'primary' | 'quiet' | 'danger';

interface Button<Row> {
  words: Words<Row>;
  tone: ActTone;
  icon?: IconShape;
}

/** A move with its own page. */
export interface LeadingAct<Row> extends Button<Row> {
  leadsTo: (row: Row, given: Given, back: string) => string;
  endpoint?: never;
}

/** A move that the shared route makes. One with a title or fields asks first. */
export interface CallingAct<Row, Move> extends Button<Row> {
  /** Name of the endpoint among the exports of the contract's files. */
  endpoint: string;
  /** Body field with the row's id, if the endpoint's path does not contain it. */
  inBody?: string;
  /** Values that the move implies, such as a state. */
  sets?: Readonly<Record<string, unknown>>;
  title?: Words<Row>;
  lead?: Words<Row>;
  fields?: Readonly<Record<string, ActField<Row> | undefined>>;
  /** Label of the confirming button, if it differs from that of the opening one. */
  does?: Words<Row>;
  /** Label of the button that goes back without making the move. */
  keep?: Words<Row>;
  /** Where it leads afterwards; by default, back to the page of its button. */
  back?: (reply: never) => string;
  /** The toast's text, where the API's own does not fit. */
  told?: MessageDescriptor;
  /** The button itself shows that the move is made: no toast. */
  isSilent?: true;
  /** The toast's second line. */
  detail?: (reply: never) => MessageDescriptor | undefined;
  /** The move that undoes it. */
  undo?: Move;
}

export type Act<Row, Move = string> = LeadingAct<Row> | CallingAct<Row, Move>;

/** Every move of a noun and how it is made; null if nobody makes it on a page, as with timed moves. */
export interface ActTable<Row, Move extends string = string, Contract = unknown> {
  /** The table's name in addresses. */
  noun: string;
  /** There is only one row, which the session implies: its endpoints take no id. */
  isSingle?: true;
  /** What its calls name the row by; several parameters of a path are joined by dots, in its order. */
  id: (row: Row) => number | string;
  /** The moves that are open to the viewer. */
  open: (row: Row, given: Given) => readonly Move[];
  /** Name of the endpoint that reads one row, for the page that asks; without it, questions open in place only. */
  read?: string;
  /** Where a move leads if its button did not say where it was. */
  home: (id: string) => string;
  moves: Readonly<Record<Move, Act<Row, Move> | null>>;
  /** For the compiler only: the contract's files that `endpoint` refers to. */
  contract?: Contract;
}

type Named<Contract, Wanted> = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint
    ? Contract[Name] extends Wanted
      ? Name
      : never
    : never;
}[keyof Contract] &
  string;

type Changing = { method: 'POST' | 'PUT' | 'DELETE' };

type BodyOfCall<E> = E extends Endpoint ? (CallOf<E> extends { body?: infer Body } ? Body : never) : never;
type ReplyTo<E> = E extends Endpoint ? ReplyOf<E> : never;

interface TypedCall<Contract, Row, Move, Name extends keyof Contract> extends CallingAct<Row, Move> {
  endpoint: Name & string;
  inBody?: keyof BodyOfCall<Contract[Name]> & string;
  sets?: Partial<BodyOfCall<Contract[Name]>> & Readonly<Record<string, unknown>>;
  fields?: { [Field in keyof BodyOfCall<Contract[Name]> & string]?: ActField<Row> };
  back?: (reply: ReplyTo<Contract[Name]>) => string;
  detail?: (reply: ReplyTo<Contract[Name]>) => MessageDescriptor | undefined;
}

type TypedAct<Contract, Row, Move> =
  | LeadingAct<Row>
  | { [Name in Named<Contract, Changing>]: TypedCall<Contract, Row, Move, Name> }[Named<Contract, Changing>];

interface TypedTable<Contract, Row, Move extends string> extends ActTable<Row, Move, Contract> {
  read?: Named<Contract, { method: 'GET' }>;
  moves: Readonly<Record<Move, TypedAct<Contract, Row, Move> | null>>;
}

/** Checks a noun's table as it is written: endpoints and fields are those of the contract, and no move is missing. */
export const actsOf =
  <Contract, Row, Move extends string>() =>
  (table: TypedTable<Contract, Row, Move>): ActTable<Row, Move, Contract> =>
    table;

/** Whether a move asks for confirmation or for fields. */
export const asks = (act: Act<never>): boolean =>
  act.endpoint !== undefined && (act.title !== undefined || act.fields !== undefined);

/** The path at which the shared route makes a move or asks its question. */
export const actPath = (noun: string, move: string, id: number | string): string =>
  `/act/${noun}/${move}/${encodeURIComponent(id)}`;
