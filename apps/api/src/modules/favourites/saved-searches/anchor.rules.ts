import type { Bounds } from '@souk/contract/modules/search/listing';

/**
 * A search is compared only with documents that share one of its anchors: where it looks, combined with the rarest
 * thing it asks for. Anchors only preselect; the predicate decides.
 */

/** Sides of a place's cells in degrees: a small area is covered by small cells, a region by large ones. */
const cellSides = [0.1, 1];
/** A larger area gets no anchor. */
const mostCells = 64;

const cellAt = (row: number, column: number, side: number) => `@${side}:${row}:${column}`;

const numbersBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);

/** The cells that a box touches; none if it is too wide or crosses the date line. */
export function cellsOf({ n, s, e, w }: Bounds): string[] {
  if (e < w) return [];
  for (const side of cellSides) {
    const [top, bottom] = [Math.floor(n / side), Math.floor(s / side)];
    const [left, right] = [Math.floor(w / side), Math.floor(e / side)];
    if ((top - bottom + 1) * (right - left + 1) <= mostCells)
      return numbersBetween(bottom, top).flatMap((row) =>
        numbersBetween(left, right).map((column) => cellAt(row, column, side)),
      );
  }
  return [];
}

/** The cell of each size that contains a point. */
const cellsAt = (lat: number, lng: number): string[] =>
  cellSides.map((side) => cellAt(Math.floor(lat / side), Math.floor(lng / side), side));

interface Scope {
  ownerId: number | null;
  categoryId: number | null;
  module: string | null;
}

const scopeOf = ({ ownerId, categoryId, module }: Scope) => {
  if (ownerId) return `o${ownerId}`;
  if (categoryId) return `c${categoryId}`;
  return module ? `m${module}` : '*';
};

export interface Asked extends Scope {
  lexeme?: string | undefined;
  cells: readonly string[];
  placeIds: readonly number[];
  facetGroups: readonly (readonly number[])[];
}

/** The criteria that few documents meet; one of several if any of them suffices. */
function tokensOf({ lexeme, cells, placeIds, facetGroups }: Asked): string[] {
  if (lexeme) return [`w${lexeme}`];
  if (cells.length > 0) return [...cells];
  if (placeIds.length > 0) return [`f${Math.max(...placeIds)}`];
  const [smallest] = [...facetGroups].sort((a, b) => a.length - b.length);
  return smallest && smallest.length > 0 ? smallest.map((id) => `f${id}`) : [''];
}

/** The anchors of a search. */
export const anchorsOf = (asked: Asked): string[] =>
  tokensOf(asked).map((token) => `${scopeOf(asked)}|${token}`);

interface Anchored {
  ownerId: number;
  module: string;
  categoryIds: readonly number[];
  lexemes: readonly string[];
  facetIds: readonly number[];
  placeIds: readonly number[];
  lat: number | null;
  lng: number | null;
}

/** Every anchor under which a search for this document may be stored. */
export function anchorsOfDocument(document: Anchored): string[] {
  const { ownerId, module, categoryIds, lexemes, facetIds, placeIds, lat, lng } = document;
  const scopes = ['*', `m${module}`, `o${ownerId}`, ...categoryIds.map((id) => `c${id}`)];
  const tokens = [
    '',
    ...lexemes.map((lexeme) => `w${lexeme}`),
    ...[...facetIds, ...placeIds].map((id) => `f${id}`),
    ...(lat !== null && lng !== null ? cellsAt(lat, lng) : []),
  ];
  return scopes.flatMap((scope) => tokens.map((token) => `${scope}|${token}`));
}
