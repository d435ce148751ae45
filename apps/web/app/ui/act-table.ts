import type { MessageDescriptor } from '@lingui/core';
import type { CallOf, Endpoint, ReplyOf } from '@souk/contract/shared/endpoint';
import type { Given, Words } from '../lib/use-words.ts';
import type { IconShape } from './icon.tsx';

export interface ActOption {
  value: string;
  label: string | MessageDescriptor;
}

interface Written<Row> {
  /** What stands in the field at first. */
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
  /** Sentences that are often written here. */
  usual?: readonly MessageDescriptor[];
}

interface Price<Row> extends Labelled<Row>, Written<Row> {
  kind: 'price';
}

interface Tick<Row> extends Labelled<Row> {
  kind: 'tick';
  isTicked?: boolean;
}

interface Choice<Row> extends Labelled<Row> {
  kind: 'choice';
  options: (row: Row) => readonly ActOption[];
  /** The first option, which chooses nothing. */
  none?: Words<Row>;
}

/** A field of the form of a move; `given` comes with the button and is not shown. */
export type ActField<Row> = Line<Row> | Text<Row> | Price<Row> | Tick<Row> | Choice<Row> | { kind: 'given' };

export type ActTone = 'primary' | 'quiet' | 'danger';

interface Button<Row> {
  words: Words<Row>;
  tone: ActTone;
  icon?: IconShape;
}

/** A move with a page of its own. */
export interface LeadingAct<Row> extends Button<Row> {
  leadsTo: (row: Row, given: Given) => string;
  endpoint?: never;
}

/** A move that the shared route carries out. One with a title or fields asks before. */
export interface CallingAct<Row, Move> extends Button<Row> {
  /** Name of the endpoint among the exports of the contract's files. */
  endpoint: string;
  /** Field of the body that names the row, where the endpoint's path does not. */
  inBody?: string;
  /** Values that the move means, such as a state. */
  sets?: Readonly<Record<string, unknown>>;
  title?: Words<Row>;
  lead?: Words<Row>;
  fields?: Readonly<Record<string, ActField<Row> | undefined>>;
  /** On the button that does it, where the question needs other words than the button that asks. */
  does?: Words<Row>;
  /** On the button that leads back without doing it. */
  keep?: Words<Row>;
  /** Where it leads once it is done; without one, back to where its button stood. */
  back?: (reply: never) => string;
  /** What the toast says where the API's own words do not fit. */
  told?: MessageDescriptor;
  /** What the toast adds. */
  detail?: (reply: never) => MessageDescriptor | undefined;
  /** The move that takes it back. */
  undo?: Move;
}

export type Act<Row, Move = string> = LeadingAct<Row> | CallingAct<Row, Move>;

/** Every move of a noun and how it is made; null where nobody makes it on this page, such as what time does. */
export interface ActTable<Row, Move extends string = string, Contract = unknown> {
  /** Names the table in addresses. */
  noun: string;
  /** There is one row only, which the session names: what its endpoints take says nothing of it. */
  isSingle?: true;
  id: (row: Row) => number | string;
  /** The moves that are open to the viewer. */
  open: (row: Row, given: Given) => readonly Move[];
  /** Name of the endpoint that reads one row, for the page that asks; without one, questions unfold in place only. */
  read?: string;
  /** Where a move leads back to whose button does not say where it stood. */
  home: (id: string) => string;
  moves: Readonly<Record<Move, Act<Row, Move> | null>>;
  /** Known to the compiler alone: the contract's files that `endpoint` names. */
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

/** Takes a noun's table as it is written: endpoints and fields are of the contract, and no move is left out. */
export const actsOf =
  <Contract, Row, Move extends string>() =>
  (table: TypedTable<Contract, Row, Move>): ActTable<Row, Move, Contract> =>
    table;

/** A move that wants a second look or some words. */
export const asks = (act: Act<never>): boolean =>
  act.endpoint !== undefined && (act.title !== undefined || act.fields !== undefined);

/** Where the shared route makes a move, and asks for what it needs. */
export const actPath = (noun: string, move: string, id: number | string): string =>
  `/act/${noun}/${move}/${encodeURIComponent(id)}`;
