import type { FoodCategory } from '@souk/contract/modules/scanner/words';

/** The shapes in which foods are sold; `art/pack-forms.ts` draws each. */
export type PackForm =
  | ('jar' | 'can' | 'tin' | 'carton' | 'bag' | 'bottle' | 'box' | 'tray' | 'tub' | 'bar' | 'pouch')
  | 'loaf';

/** What is printed large on the pack; `art/motifs-of-fields.ts` and `art/motifs-of-kitchens.ts` draw each. */
export type Motif =
  | ('wheat' | 'biscuit' | 'cake' | 'gummy' | 'bean' | 'cloud' | 'choc' | 'nut' | 'berry' | 'citrus')
  | ('apple' | 'cherry' | 'mango' | 'drop' | 'cheese' | 'egg' | 'steak' | 'sausage' | 'drumstick')
  | ('fish' | 'prawn' | 'shell' | 'leaf' | 'bowl' | 'noodles' | 'pizza' | 'tomato' | 'chilli' | 'olive')
  | ('rice' | 'carrot' | 'peas' | 'cup' | 'bubbles' | 'star' | 'pill' | 'bear' | 'cone' | 'chip' | 'honey');

/** What the pack claims beside its list; `lapsed` is a certificate that has run out. */
export type LabelWord = 'claim' | 'vegan' | 'vegetarian' | 'certified' | 'lapsed';

/** Who makes it, whom the pack speaks to. */
export type Trade =
  | ('bakery' | 'sweets' | 'chocolate' | 'dairy' | 'snacks' | 'meat' | 'sea' | 'pantry' | 'meals')
  | ('drinks' | 'small' | 'french' | 'german' | 'arabic' | 'malay' | 'indonesian' | 'turkish');

/** One way of making a food: the list as printed, labels, and a name of its own where it has one. */
export type Making = readonly [
  list: string,
  labels?: LabelWord | `${LabelWord} ${LabelWord}` | '',
  name?: string,
];

/** kJ, fat, saturated fat, carbohydrates, sugars, fibre, protein, salt; per 100 g or 100 ml. */
export type Per100 = readonly [
  ...[kilojoules: number, fat: number, saturated: number, carbohydrates: number],
  ...[sugars: number, fibre: number, protein: number, salt: number],
];

/** A food that several makers sell in several tastes and makings. */
export interface Recipe {
  shelf: FoodCategory;
  trade: Trade;
  pack: PackForm;
  motif: Motif;
  /** `{Taste}` stands for the taste's name, `{taste}` in lists for what it brings. */
  name: string;
  sizes: readonly string[];
  per100: Per100;
  /** Fruit, vegetables and pulses, per cent. */
  fruitPercent?: number;
  tastes?: Readonly<Record<string, string>>;
  makings: readonly Making[];
}
