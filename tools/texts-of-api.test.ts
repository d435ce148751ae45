import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textsOfApi } from './texts-of-api.ts';

type Found = Parameters<typeof textsOfApi.extract>[2];
type Context = Parameters<typeof textsOfApi.extract>[3];

const root = join(import.meta.dirname, '..');

async function textsIn(code: string, file = 'apps/api/src/modules/retail/plant.ts'): Promise<string[]> {
  const texts: string[] = [];
  const note: Found = ({ message = '' }) => void texts.push(message);
  await textsOfApi.extract(file, code, note, {} as Context);
  return texts;
}

describe('what a translator is given of the API', () => {
  test('is what it tells people, with places for what fills it', async () => {
    const code = 'const said = say`$' + '{price} for “$' + '{ad.title}”`; const own = say`$' + '{words}`;';

    expect(await textsIn(code)).toEqual(['{0} for “{1}”']);
  });

  test('is what it answers, and what the contract words', async () => {
    const contract = 'packages/contract/src/modules/retail/plant.ts';

    expect(
      await textsIn(
        "reply.say('Product is public again.'); log.say('a start'); throw new Error('No such row.');",
      ),
    ).toEqual(['Product is public again.']);
    expect(await textsIn("throw fieldProblem('slug', 'This slug is taken.');")).toEqual([
      'This slug is taken.',
    ]);
    expect(
      await textsIn(
        "endpoint({ summary: 'Saves a deal.', message: 'Deal saved successfully.', body: line(9).regex(/x/, 'Please enter valid ABN.') });",
        contract,
      ),
    ).toEqual(['Deal saved successfully.', 'Please enter valid ABN.']);
  });

  test('tells how an offer ended in the words of the pages', () => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    const onPages = read('apps/web/app/modules/classifieds/offer-endings.ts');
    const endings = [...onPages.matchAll(/msg`(.*)`/g)].map(([, words = '']) => words);
    const told = read('apps/api/src/modules/classifieds/offers/tell-offer.ts');

    expect(endings.length).toBeGreaterThan(3);
    expect(endings.filter((words) => !told.includes(`say\`${words}\``))).toEqual([]);
  });
});
