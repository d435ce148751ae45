type Close = () => Promise<void>;

const closes: Close[] = [];

/** Registers what is to be closed when the test file ends; files of one worker share loaded modules. */
export function afterFile(close: Close): void {
  closes.push(close);
}

export async function endFile(): Promise<void> {
  const failed: unknown[] = [];
  for (const close of closes.splice(0).reverse()) await close().catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, 'What a test file opened could not be closed.');
}
