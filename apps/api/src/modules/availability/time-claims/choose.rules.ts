/** One resource of each pool, no two of the same where their needs meet in time; `undefined` where there is no way. */
export function chooseResources(
  pools: readonly (readonly number[])[],
  meet: (one: number, other: number) => boolean,
): number[] | undefined {
  // What was tried in vain: the same pools can be left over in many ways.
  const hopeless = new Set<string>();

  function choose(left: readonly (readonly number[])[]): number[] | undefined {
    const [pool, ...rest] = left;
    if (!pool) return [];
    const first = pools.length - left.length;
    const key = JSON.stringify(left);
    if (hopeless.has(key)) return undefined;
    for (const id of pool) {
      const others = rest.map((other, at) =>
        meet(first, first + 1 + at) ? other.filter((known) => known !== id) : other,
      );
      const chosen = others.some((other) => other.length === 0) ? undefined : choose(others);
      if (chosen) return [id, ...chosen];
    }
    hopeless.add(key);
    return undefined;
  }

  return choose(pools);
}
