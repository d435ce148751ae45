export interface PricePoint {
  cents: number;
  at: number;
}

export interface Curve {
  /** The price steps in a box of 100 by 100, as an SVG path. */
  path: string;
  lowest: number;
  highest: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A price as steps over time: each applies until the next one, and the last one until now. */
export function priceCurve(points: readonly PricePoint[], now: number): Curve | null {
  const [first] = points;
  if (!first) return null;
  const cents = points.map((point) => point.cents);
  const [lowest, highest] = [Math.min(...cents), Math.max(...cents)];
  const spanMs = Math.max(1, now - first.at);
  const x = (at: number) => round((Math.max(0, at - first.at) / spanMs) * 100);
  const y = (value: number) =>
    highest === lowest ? 50 : round(100 - ((value - lowest) / (highest - lowest)) * 100);
  const steps = points.slice(1).map(({ cents: next, at }) => `H${x(at)} V${y(next)}`);
  return { path: [`M0 ${y(first.cents)}`, ...steps, 'H100'].join(' '), lowest, highest };
}
