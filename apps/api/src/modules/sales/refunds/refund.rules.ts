interface Paid {
  cents: number;
  refundedCents: number;
}

/** How a refund falls on what was paid, in the order of payment: what came last goes back first. */
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
