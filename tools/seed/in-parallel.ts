/** Works through a list with so many hands at once, in order of the list. */
export async function inParallel<T>(
  items: readonly T[],
  hands: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const hand = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: hands }, hand));
}
