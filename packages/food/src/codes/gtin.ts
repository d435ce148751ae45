/** Check digit of a GTIN by GS1's rule: weights 3 and 1 from the right. */
export function checkDigitOf(body: string): number {
  const sum = [...body]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

const isSound = (code: string) => checkDigitOf(code.slice(0, -1)) === Number(code.at(-1));

/** The UPC-A that a UPC-E of 8 digits stands for (GS1 General Specifications, 5.2.2.4.2). */
export function expandUpcE(code: string): string | undefined {
  const [system = '', a = '', b = '', c = '', d = '', e = '', last = '', check = ''] = code;
  if (code.length !== 8 || !/[01]/.test(system)) return undefined;
  const body = (() => {
    if (/[0-2]/.test(last)) return `${a}${b}${last}0000${c}${d}${e}`;
    if (last === '3') return `${a}${b}${c}00000${d}${e}`;
    if (last === '4') return `${a}${b}${c}${d}00000${e}`;
    return `${a}${b}${c}${d}${e}0000${last}`;
  })();
  return `${system}${body}${check}`;
}

/**
 * The 13 digits under which a product is kept, whatever its pack carries: EAN-13, UPC-A (with a leading 0), UPC-E
 * (expanded), EAN-8 (with leading zeros), or a GTIN-14 whose first digit is 0. Undefined where a check digit is wrong.
 */
export function toGtin(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '');
  if (!/^\d{8,14}$/.test(code)) return undefined;
  if (code.length === 8) {
    // Both kinds have 8 digits; a sound EAN-8 is taken for one.
    if (isSound(code)) return code.padStart(13, '0');
    const expanded = expandUpcE(code);
    return expanded && isSound(expanded) ? expanded.padStart(13, '0') : undefined;
  }
  if (![12, 13, 14].includes(code.length) || !isSound(code)) return undefined;
  if (code.length === 14) return code.startsWith('0') ? code.slice(1) : undefined;
  return code.padStart(13, '0');
}
