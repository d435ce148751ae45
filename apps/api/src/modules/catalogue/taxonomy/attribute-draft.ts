export type AttributeType = 'text' | 'number' | 'select' | 'multi-select' | 'boolean' | 'date';

export interface AttributeSeed {
  categoryId: number;
  name: string;
  slug: string;
  type: AttributeType;
  unit?: string;
  required: boolean;
  searchable: boolean;
  position: number;
  options?: string[];
  min?: number;
  max?: number;
}

type Described = Omit<AttributeSeed, 'categoryId' | 'position' | 'required' | 'searchable'>;
export type Draft = Described & { required?: boolean; searchable?: boolean };

export const text = (name: string, slug: string): Draft => ({ name, slug, type: 'text' });
export const select = (name: string, slug: string, options: string[]): Draft => ({
  name,
  slug,
  type: 'select',
  options,
  searchable: true,
});
export const several = (name: string, slug: string, options: string[]): Draft => ({
  ...select(name, slug, options),
  type: 'multi-select',
});
export const yesNo = (name: string, slug: string): Draft => ({ name, slug, type: 'boolean' });
export const date = (name: string, slug: string): Draft => ({ name, slug, type: 'date' });
export const number = (name: string, slug: string, min: number, max: number, unit?: string): Draft => ({
  name,
  slug,
  type: 'number',
  min,
  max,
  ...(unit ? { unit } : {}),
});

export const needed = (draft: Draft): Draft => ({ ...draft, required: true });
export const found = (draft: Draft): Draft => ({ ...draft, searchable: true });

/** Attributes of one category, in wizard order. */
export const of = (categoryId: number, drafts: Draft[]): AttributeSeed[] =>
  drafts.map((draft, index) => ({
    ...draft,
    categoryId,
    required: draft.required ?? false,
    searchable: draft.searchable ?? false,
    position: index + 1,
  }));
