export interface Arrangement {
  /** `p` and the photo's id → the place it was given, counted from 1. */
  places: Readonly<Record<string, unknown>>;
  removed: readonly number[];
}

/** Photos in the submitted order; equal positions keep their present order. */
export function arrangePhotos(ids: readonly number[], { places, removed }: Arrangement): number[] {
  const placeOf = (id: number, index: number) => {
    const place = Number(places[`p${id}`]);
    return Number.isFinite(place) && place > 0 ? place : index + 1;
  };
  return ids
    .map((id, index) => ({ id, place: placeOf(id, index), index }))
    .filter(({ id }) => !removed.includes(id))
    .toSorted((a, b) => a.place - b.place || a.index - b.index)
    .map(({ id }) => id);
}
