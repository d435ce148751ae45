import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that another theme can break; all others see the same page. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Asked {
  /** The same page in another theme: axe is in it already, and only colours can have changed. */
  isColourOnly?: boolean;
}

/**
 * axe's findings on a page, in lines that say where. It runs within the page itself, which is complete only without
 * frames; the other way opens an empty page for each result.
 */
export async function axeFindings(page: Page, { isColourOnly = false }: Asked = {}): Promise<string[]> {
  expect(page.frames(), 'no page lies inside the page').toHaveLength(1);
  const builder = new AxeBuilder(isColourOnly ? { page, axeSource: 'void 0' } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (isColourOnly
    ? builder.withRules(colourRules)
    : builder.withTags(standards)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1, 2).join('').trim();
      return `${new URL(page.url()).pathname}: ${id} at ${target.join(' ')}: ${why}`;
    }),
  );
}

/** From here on colours change instantly: one in transition would be judged half way. */
export const stopTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition-property: none !important }');
    document.adoptedStyleSheets.push(still);
  });

/** Ids that occur twice on a page: a label or a description would refer to the wrong one. */
export const sharedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].filter((element) => !element.closest('svg'));
    const counts = new Map<string, number>();
    for (const { id } of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].filter(([, times]) => times > 1).map(([id]) => id);
  });
