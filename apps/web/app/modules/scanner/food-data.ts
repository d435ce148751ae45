import type { FoodProductDetail, Nutrition } from '@souk/contract/modules/scanner/products';
import type { MetaDescriptor } from 'react-router';

const imageAddress = (path: string, origin: string) => `${origin}/files/${encodeURIComponent(path)}?w=1200`;

const gtinDigits = 13;

const property = (name: string, value: string | number | null | undefined) =>
  value === null || value === undefined ? [] : [{ '@type': 'PropertyValue', name, value }];

const imagesOf = ({ images }: FoodProductDetail, origin: string) =>
  images.slice(0, 5).map(({ path }) => imageAddress(path, origin));

const verdictNames = { halal: 'Halal', haram: 'Haram', doubtful: 'Doubtful', unknown: 'Unknown' } as const;

const nutrients = {
  energy_kj: 'Energy (kJ per 100 g)',
  fat_g: 'Fat (g per 100 g)',
  saturated_g: 'Saturated fat (g per 100 g)',
  carbohydrates_g: 'Carbohydrates (g per 100 g)',
  sugars_g: 'Sugars (g per 100 g)',
  fibre_g: 'Fibre (g per 100 g)',
  protein_g: 'Protein (g per 100 g)',
  salt_g: 'Salt (g per 100 g)',
} as const satisfies Partial<Record<keyof Nutrition, string>>;

/** A schema.org product has no `nutrition`, which is for recipes and menus. */
const nutritionOf = ({ nutrition }: FoodProductDetail) =>
  (Object.keys(nutrients) as (keyof typeof nutrients)[]).flatMap((key) =>
    property(nutrients[key], nutrition?.[key]),
  );

/** The food as structured data; verdict and grades are generic properties, because there are no others for them. */
const foodData = (food: FoodProductDetail, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: food.name,
  sku: String(food.id),
  gtin13: food.product_code.padStart(gtinDigits, '0'),
  image: imagesOf(food, origin),
  url: `${origin}${food.path}`,
  ...(food.brand ? { brand: { '@type': 'Brand', name: food.brand } } : {}),
  ...(food.quantity ? { size: food.quantity } : {}),
  additionalProperty: [
    ...property('Halal status', verdictNames[food.halal_status]),
    ...property('Allergens', food.allergens.join(', ') || null),
    ...property('Nutri-Score', food.nutri_grade),
    ...property('Health Star Rating', food.health_stars),
    ...nutritionOf(food),
  ],
});

const crumbData = (food: FoodProductDetail, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Food Scanner', item: `${origin}/food-scanner` },
    { name: food.name, item: `${origin}${food.path}` },
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});

/** Title, description, picture, the one address and the facts of a food; only verified ones are listed. */
export function foodHead(food: FoodProductDetail, origin: string): MetaDescriptor[] {
  const verdict = verdictNames[food.halal_status];
  const name = [food.brand, food.name].filter(Boolean).join(' ');
  const description = `${name}: ${verdict}. Every ingredient with its reasons and sources, allergens, additives and nutrition.`;
  const [cover] = imagesOf(food, origin);
  return [
    { title: `${food.name}: ${verdict} | Souk` },
    { name: 'description', content: description },
    { property: 'og:title', content: `${food.name}: ${verdict}` },
    { property: 'og:description', content: description },
    ...(cover ? [{ property: 'og:image', content: cover }] : []),
    { tagName: 'link', rel: 'canonical', href: `${origin}${food.path}` },
    { 'script:ld+json': foodData(food, origin) },
    { 'script:ld+json': crumbData(food, origin) },
    ...(food.status === 'verified' ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}
