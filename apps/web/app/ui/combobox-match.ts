export interface ComboboxOption {
  value: string;
  label: string;
  /** Second line or end of the row: state and postcode, parent category. */
  detail?: string;
}

/** A label split into typed and other parts; the typed part is shown in bold. */
export function partsOf(label: string, typed: string): { text: string; isTyped: boolean }[] {
  const start = typed ? label.toLocaleLowerCase().indexOf(typed.toLocaleLowerCase()) : -1;
  if (start < 0) return [{ text: label, isTyped: false }];
  const end = start + typed.length;
  return [
    { text: label.slice(0, start), isTyped: false },
    { text: label.slice(start, end), isTyped: true },
    { text: label.slice(end), isTyped: false },
  ].filter((part) => part.text !== '');
}

const matches = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** Options that contain every typed word, those that begin with one first. */
export function filterOptions(options: readonly ComboboxOption[], typed: string): ComboboxOption[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter((option) =>
    matches(`${option.label} ${option.detail ?? ''}`.toLocaleLowerCase(), words),
  );
  const begins = (option: ComboboxOption) => option.label.toLocaleLowerCase().startsWith(words[0] ?? '');
  return found.toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
}

/** The option that an arrow key moves to, around the ends of the list. */
export function stepTo(active: number, count: number, key: string): number {
  if (count === 0) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (active < 0) return key === 'ArrowDown' ? 0 : count - 1;
  return (active + (key === 'ArrowDown' ? 1 : -1) + count) % count;
}
