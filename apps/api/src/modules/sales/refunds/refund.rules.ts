interface Paid {
  cents: number;
  refundedCents: number;
}

/** Splits a refund over the payments of a sale: the latest is refunded first. */
export function allocateRefund(parts: readonly Paid[], cents: number): number[] {
  let left = cents;
  const shares = parts.map(() => 0);
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const part = parts[index];
    if (!part) continue;
    const share = Math.min(left, part.cents - part.refundedCents);
    shares[index] = share;
    left -= share;
  }
  return shares;
}
