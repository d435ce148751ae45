type Letters = ReadonlySet<string>;

/** So many letters tell where a phrase may begin. */
const told = 2;

const none: Letters = new Set(['']);

const joined = (ones: Letters, others: Letters): Letters =>
  new Set([...ones].flatMap((one) => [...others].map((other) => (one + other).slice(0, told))));

/** A look around, a group, a set of letters, any of a class, or one letter. */
const piece =
  /^(?:(?<look>\(\?<?[=!])|(?<group>\(\?:)|(?<any>\[\^[^\]]*\]|\\p\{L\})|\[(?<set>[^\]]+)\]|(?<end>\$)|\\?(?<letter>.))/u;
const times = /^(?:\?|\{\d+,\d+\})\??/;

/** Stands for any letter. */
const anyLetter = '?';

/** The first two letters of all that a pattern of words, sets, groups and looks around may match. */
export function beginningsOf(pattern: string): Letters {
  let rest = pattern;

  function readPiece(): Letters {
    const found = piece.exec(rest);
    const groups = found?.groups ?? {};
    rest = rest.slice(found?.[0].length);
    if (groups.letter) return new Set([groups.letter]);
    if (groups.set) return new Set(groups.set);
    if (groups.any) return new Set([anyLetter]);
    if (groups.end) return none;
    const inside = readWays();
    rest = rest.slice(')'.length);
    return groups.group ? inside : none;
  }

  function readTimes(one: Letters): Letters {
    const read = times.exec(rest)?.[0] ?? '';
    rest = rest.slice(read.length);
    if (!read) return one;
    return new Set([...none, ...one, ...(read.startsWith('{') ? joined(one, one) : none)]);
  }

  function readWay(): Letters {
    let begun = none;
    while (rest !== '' && !/^[|)]/.test(rest)) begun = joined(begun, readTimes(readPiece()));
    return begun;
  }

  function readWays(): Letters {
    const ways = new Set(readWay());
    while (rest.startsWith('|')) {
      rest = rest.slice(1);
      for (const begun of readWay()) ways.add(begun);
    }
    return ways;
  }

  const beginnings = readWays();
  if ([...beginnings].some((letters) => letters.length < told || letters.includes(anyLetter)))
    throw new Error(`The first letters of a phrase are not told: ${pattern}`);
  return beginnings;
}
