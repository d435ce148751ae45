type Close = () => Promise<void>;

const closes: Close[] = [];

/** Names what is to be closed when the test file ends; files of one worker share what they have loaded. */
export function afterFile(close: Close): void {
  closes.push(close);
}

export async function endFile(): Promise<void> {
  for (const close of closes.splice(0).reverse()) await close();
}
