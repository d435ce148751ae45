import type { Attribute } from '@souk/contract/modules/catalogue/attributes';
import { describe, expect, test } from 'vitest';
import { renderAt, wordsOf } from '../../../lib/render.testing.tsx';
import { AnswerList } from './answer-list.tsx';
import { AttributeField } from './attribute-field.tsx';

const option = (value: string, label = value) => ({ id: value, value, label });
const attribute = (changes: object = {}) =>
  ({
    slug: 'colour',
    name: 'Colour',
    type: 'select',
    unit: null,
    min: null,
    max: null,
    required: true,
    options: [option('red', 'Red'), option('blue', 'Blue')],
    ...changes,
  }) as unknown as Attribute;

describe('a question of a category', () => {
  const field = (changes: object = {}, answer?: string | string[]) =>
    renderAt('/', <AttributeField attribute={attribute(changes)} answer={answer} />);

  test('says that it is optional only where it is', async () => {
    expect(wordsOf(await field({ required: false }))).toContain('Colour optional');
    expect(wordsOf(await field())).not.toContain('optional');
  });

  test('of one answer is chosen from its options, yes or no from two', async () => {
    expect(await field({}, 'blue')).toMatch(/<option value="blue" selected="">Blue/);
    expect(wordsOf(await field({ type: 'boolean' }))).toContain('Yes No');
    expect(await field({ type: 'boolean' }, 'true')).toMatch(/<option value="true" selected="">/);
  });

  test('of several answers ticks those that were given', async () => {
    const several = await field({ type: 'multi-select' }, ['red', 'blue']);

    expect(several.match(/checked=""/g)).toHaveLength(2);
    expect((await field({ type: 'multi-select' }, 'red')).match(/checked=""/g)).toHaveLength(1);
  });

  test('of a number says its unit, and its bounds where both are known', async () => {
    const number = { type: 'number', unit: 'km', min: 0, max: 900 };

    expect(await field(number)).toContain('placeholder="0 - 900"');
    expect(wordsOf(await field(number))).toContain('km');
    expect(await field({ ...number, max: null })).not.toContain('placeholder');
  });

  test.each([
    ['date', '2026-03-02'],
    ['text', 'Teal'],
  ])('of a %s begins with its answer', async (type, answer) => {
    expect(await field({ type }, answer)).toContain(`value="${answer}"`);
  });
});

describe('the answers, as the page will list them', () => {
  const list = async (
    answers: Record<string, string | string[]>,
    first: { name: string; value: string }[] = [],
  ) =>
    wordsOf(
      await renderAt(
        '/',
        <AnswerList
          first={first}
          attributes={[
            attribute(),
            attribute({ slug: 'new', name: 'New', type: 'boolean', options: [] }),
            attribute({ slug: 'range', name: 'Range', type: 'number', unit: 'km', options: [] }),
          ]}
          answers={answers}
        />,
      ),
    );

  test('have the words of their options, units and yes or no', async () => {
    expect(await list({ colour: ['red', 'blue'], new: 'true', range: '90' })).toBe(
      'Colour Red, Blue New Yes Range 90 km',
    );
    expect(await list({ new: 'false' })).toBe('New No');
  });

  test('leave out what has none', async () => {
    expect(await list({ colour: '' }, [{ name: 'Brand', value: '' }])).toBe('');
    expect(await list({}, [{ name: 'Brand', value: 'Mill' }])).toBe('Brand Mill');
  });
});
