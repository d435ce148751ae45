import type { Finding } from './finding.ts';
import type { Named } from './named.ts';
import { rulingOf, type Strictness } from './verdicts.ts';

/**
 * Per cent of ethanol in a food up to which its use as a carrier is let pass, by the reading and who says so.
 * The strict reading takes the lowest limit that a council has set for the food as it is eaten.
 */
export const ethanolLimits: Readonly<Record<Strictness, { percent: number; source: string }>> = {
  lenient: { percent: 0.5, source: 'muzakarah-alcohol-2011' },
  standard: { percent: 0.5, source: 'mui-10-2018' },
  strict: { percent: 0.1, source: 'muis-ethanol' },
};

/** Ingredients stand by weight: no carrier is among the first three of a list. */
const firstPlaces = 3;

const ethanols = new Set(['alcohol', 'ethanol', 'e1510', 'alcohol-by-volume']);

const isEthanol = ({ entry }: Named) => entry !== undefined && ethanols.has(entry.id);

/** Where a finding stands among its neighbours, and the share that it has at least. */
interface Place {
  isEarly: boolean;
  percent: number | undefined;
}

/** The share of the whole: in "vanilla extract 2 % (ethanol 35 %)" that of the extract is meant. */
function shareOf(percent: number | undefined, outer: number | undefined): number | undefined {
  if (percent === undefined || outer === undefined || percent <= outer) return percent;
  return (percent * outer) / 100;
}

function placesOf(findings: readonly Finding[], before: number): Place[] {
  const counts: number[] = [before];
  const open: Place[] = [];
  return findings.map(({ depth, section, percent }) => {
    const outer = depth > 0 ? open[depth - 1] : undefined;
    const count = counts[depth] ?? 0;
    counts.splice(depth, Number.POSITIVE_INFINITY, count + 1);
    const isEarly = section === 'ingredients' && count < firstPlaces && (outer?.isEarly ?? depth === 0);
    const place = { isEarly, percent: shareOf(percent, outer?.percent) };
    open.splice(depth, Number.POSITIVE_INFINITY, place);
    return place;
  });
}

/** The greatest share that is printed behind each, within the same brackets: it has as much at least. */
function sharesBehind(findings: readonly Finding[], places: readonly Place[]): number[] {
  const greatest: number[] = [];
  const behind: number[] = [];
  for (let at = findings.length - 1; at >= 0; at -= 1) {
    const { depth = 0, section } = findings[at] ?? {};
    const { percent = 0 } = places[at] ?? {};
    behind[at] = section === 'ingredients' ? (greatest[depth] ?? 0) : 0;
    greatest.splice(depth, Number.POSITIVE_INFINITY, Math.max(greatest[depth] ?? 0, percent));
  }
  return behind;
}

const forbid = (named: Named): Named => ({
  ...named,
  ruling: rulingOf(() => 'haram'),
  steps: [...named.steps, 'alcohol-share'],
});

/**
 * Forbids ethanol that is more than a trace, whatever certificate stands beside it: by its printed share, else by one
 * printed behind it or by its place. `before` ingredients stand before these in the list.
 */
export function weighAlcohol(findings: readonly Finding[], before: number): readonly Finding[] {
  if (!findings.some(({ named }) => named.some(isEthanol))) return findings;
  const places = placesOf(findings, before);
  const behind = sharesBehind(findings, places);
  const { percent: limit } = ethanolLimits.standard;
  return findings.map((finding, at) => {
    const { isEarly, percent } = places[at] ?? { isEarly: false, percent: undefined };
    const isAbove = percent === undefined ? isEarly || (behind[at] ?? 0) > limit : percent > limit;
    if (!isAbove || finding.section === 'may-contain' || !finding.named.some(isEthanol)) return finding;
    return { ...finding, named: finding.named.map((one) => (isEthanol(one) ? forbid(one) : one)) };
  });
}

/** A certificate proves no share below the limit of the strict, unless one is printed. */
export const isProvenTrace = (percent: number | undefined): boolean =>
  percent !== undefined && percent <= ethanolLimits.strict.percent;
