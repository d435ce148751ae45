import type { Allergen } from '@souk/food/allergens';
import type { Analysis, Pack } from '@souk/food/analyse';
import type { Declared, DeclaredAllergen } from './product.tables.ts';

/** Declared as a group, without its members. */
const groups: Readonly<Partial<Record<DeclaredAllergen, readonly Allergen[]>>> = {
  gluten: ['wheat', 'rye', 'barley', 'oats', 'spelt'],
  nuts: [
    ...(['nuts', 'almond', 'brazil nut', 'cashew', 'hazelnut', 'macadamia'] as const),
    ...(['pecan', 'pistachio', 'walnut'] as const),
  ],
};

/** The members of a group that the lists name, or all of them if they name none. */
function membersOf(declared: DeclaredAllergen, named: readonly Allergen[]): readonly Allergen[] {
  const group = groups[declared];
  if (!group) return declared === 'gluten' ? [] : [declared];
  const found = group.filter((allergen) => named.includes(allergen));
  return found.length > 0 ? found : group;
}

const spelled = (declared: readonly DeclaredAllergen[], named: readonly Allergen[]): Allergen[] => [
  ...new Set(declared.flatMap((one) => membersOf(one, named))),
];

/**
 * What a record declares in the engine's terms; groups are compared by the members that the lists name. If the record
 * declares nothing, nothing is compared.
 */
export const declaredOf = (
  { contains, mayContain, additives }: Declared,
  { allergens }: Pick<Analysis, 'allergens'>,
): NonNullable<Pack['declared']> => ({
  ...(contains.length > 0 ? { contains: spelled(contains, allergens.contains) } : {}),
  ...(mayContain.length > 0
    ? { mayContain: spelled(mayContain, [...allergens.mayContain, ...allergens.contains]) }
    : {}),
  ...(additives.length > 0 ? { additives } : {}),
});

/** Differences in the record's terms: for a group without any member in the lists, the group itself. */
export function withGroups(
  differences: Analysis['differences'],
  { contains, mayContain }: Declared,
): Analysis['differences'] {
  const isMissing = (kind: 'allergen' | 'trace', name: string) =>
    differences.some((one) => one.kind === kind && one.name === name && one.missingFrom === 'list');
  const whole = (['allergen', 'trace'] as const).flatMap((kind) =>
    (kind === 'allergen' ? contains : mayContain).flatMap((name) => {
      const members = groups[name] ?? [];
      return members.length > 0 && members.every((one) => isMissing(kind, one))
        ? [{ kind, name, members }]
        : [];
    }),
  );
  const isMember = ({ kind, name, missingFrom }: Analysis['differences'][number]) =>
    missingFrom === 'list' &&
    whole.some((group) => group.kind === kind && group.members.some((member) => member === name));
  return [
    ...differences.filter((one) => !isMember(one)),
    ...whole.map(({ kind, name }) => ({ kind, name, missingFrom: 'list' as const })),
  ];
}
