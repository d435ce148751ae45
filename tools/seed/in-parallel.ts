/** Works through a list in order, so many items at a time. */
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
