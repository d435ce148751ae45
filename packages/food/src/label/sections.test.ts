import { describe, expect, test } from 'vitest';
import { analyse } from '../analyse.ts';

const read = (ingredients: string) => {
  const { allergens, unknown, verdict } = analyse({ ingredients });
  return {
    contains: allergens.contains,
    mayContain: allergens.mayContain,
    unknown,
    verdict: verdict.hanafi.standard,
  };
};

describe('a statement of traces', () => {
  test.each([
    'Sugar. May contain milk',
    'Sugar. May also contain traces of milk.',
    'Sugar. Traces: milk',
    'Sugar, made in a bakery using milk',
    'Sucre. Traces de lait',
    "Sucre. Peut contenir d'éventuelles traces de lait",
    'Sucre. Présence éventuelle de lait',
    'Sucre. Fabriqué dans un atelier utilisant du lait',
    'Zucker. Spuren von Milch',
    'Zucker. Kann Spuren von Milch enthalten',
    'سكر. قد يحتوي على آثار من الحليب',
    'سكر. آثار من الحليب',
    'Gula. Mungkin mengandungi kesan susu',
    'Gula. Mungkin mengandung jejak susu',
    'Şeker. Eser miktarda süt içerebilir',
  ])('brings what may be in, and nothing that is: "%s"', (list) => {
    expect(read(list)).toEqual({ contains: [], mayContain: ['milk'], unknown: [], verdict: 'halal' });
  });

  test('takes in a name that begins with an apostrophe', () => {
    expect(read("Sucre. Traces d'arachide").mayContain).toEqual(['peanut']);
  });
});

describe('words about the print of a label', () => {
  test.each([
    'Allergy Advice: For allergens, including cereals containing gluten, see ingredients in bold.',
    'For allergens see ingredients in bold',
    'Allergens are highlighted in CAPITALS.',
    'Ingredients in bold are allergens.',
    'Pour les allergènes, voir les ingrédients en gras.',
    'Les allergènes sont indiqués en gras.',
    'Allergene sind fett gedruckt.',
    'Für Allergene siehe fett gedruckte Zutaten.',
    'لمسببات الحساسية، انظر المكونات بالخط العريض',
    'Sila rujuk bahan dalam huruf tebal',
    'Alergen dicetak dengan huruf tebal',
    'Alerjenler için koyu yazılmış bileşenlere bakınız',
  ])('name no food and hide none: "%s"', (note) => {
    const plain = { contains: ['milk'], mayContain: [], unknown: [], verdict: 'halal' };

    expect(read(`Sugar, milk. ${note}`)).toEqual(plain);
    expect(read(`Sugar. ${note} Milk`)).toEqual(plain);
  });
});
