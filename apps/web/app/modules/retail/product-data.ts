import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';

const conditions: Record<string, string> = {
  new: 'https://schema.org/NewCondition',
  'for-parts': 'https://schema.org/DamagedCondition',
};

const offerOf = (product: ProductDetail, variant: SaleVariant, origin: string) => ({
  '@type': 'Offer',
  price: (variant.price.cents / 100).toFixed(2),
  priceCurrency: variant.price.currency,
  availability: `https://schema.org/${variant.is_sold_out ? 'SoldOut' : 'InStock'}`,
  itemCondition: conditions[product.condition] ?? 'https://schema.org/UsedCondition',
  url: `${origin}${product.path}?variant=${variant.id}`,
  seller: {
    '@type': 'Organization',
    name: product.seller.name,
    url: `${origin}/shop/${product.seller.slug}`,
  },
  ...(variant.sku ? { sku: variant.sku } : {}),
});

const mostOffers = 20;

/** The product as search engines read it: an offer for each variant, and the mean of its reviews. */
export const productData = (product: ProductDetail, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  description: product.description.slice(0, 500),
  sku: String(product.id),
  category: product.category_path.map(({ name }) => name).join(' > '),
  image: product.images.slice(0, 5).map(({ path }) => `${origin}/files/${encodeURIComponent(path)}?w=1200`),
  ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
  offers: product.variants.slice(0, mostOffers).map((variant) => offerOf(product, variant, origin)),
  ...(product.rating_count > 0
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Number(product.rating.toFixed(1)),
          reviewCount: product.rating_count,
        },
      }
    : {}),
});

/** The steps above a product as search engines read them. */
export const crumbData = (product: ProductDetail, origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { name: 'Retail', item: `${origin}/retail` },
    ...product.category_path.map(({ name, slug }) => ({ name, item: `${origin}/retail-listing/${slug}` })),
    { name: product.title, item: `${origin}${product.path}` },
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
});
