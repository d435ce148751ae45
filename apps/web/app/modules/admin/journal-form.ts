export interface TypedLine {
  account: string;
  seller_id: string;
  amount: string;
}

export const lineCount = 6;

const textOf = (value: FormDataEntryValue | null | undefined) =>
  typeof value === 'string' ? value.trim() : '';

/** The lines of a journal's form, without its empty rows. */
export function typedLines(form: FormData): TypedLine[] {
  const accounts = form.getAll('_account');
  const sellers = form.getAll('_seller_id');
  const amounts = form.getAll('_amount');
  return accounts
    .map((account, index) => ({
      account: textOf(account),
      seller_id: textOf(sellers[index]),
      amount: textOf(amounts[index]),
    }))
    .filter(({ account, amount }) => account !== '' || amount !== '');
}

/** How far the lines are from a balance, in cents; `NaN` if an amount is not a number, null before one is typed. */
export function sumOf(amounts: readonly string[]): number | null {
  const cents = amounts.filter(Boolean).map((amount) => Math.round(Number(amount) * 100));
  return cents.length === 0 ? null : cents.reduce((sum, each) => sum + each, 0);
}
