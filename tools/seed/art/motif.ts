/** Colours of a motif: what it shows, its darker side, and its green or other second. */
export interface MotifPaint {
  main: string;
  shade: string;
  second: string;
}

/** Draws a motif in a box of 60 by 60 around its middle. */
export type DrawnMotif = (paint: MotifPaint) => string;
