export interface Piece {
  text: string;
  kind: 'same' | 'gone' | 'new';
}

/** Longer texts are shown without a diff, because comparing takes quadratic time. */
const maxWords = 600;

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Length of the longest common subsequence from each pair of positions on. */
function commonFrom(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = table[i] ?? new Uint16Array();
      row[j] =
        before[i] === after[j]
          ? (table[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}

function put(pieces: Piece[], kind: Piece['kind'], text: string) {
  const last = pieces.at(-1);
  if (last?.kind === kind) last.text += text;
  else pieces.push({ kind, text });
}

/** What an edit removed from a text and added to it, word by word. */
export function wordDiff(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old.length > maxWords || fresh.length > maxWords)
    return [
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ];
  const common = commonFrom(old, fresh);
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const [was, is] = [old[i], fresh[j]];
    if (was !== undefined && was === is) {
      put(pieces, 'same', was);
      i += 1;
      j += 1;
    } else if (
      is === undefined ||
      (was !== undefined && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    ) {
      put(pieces, 'gone', was ?? '');
      i += 1;
    } else {
      put(pieces, 'new', is);
      j += 1;
    }
  }
  return pieces;
}
