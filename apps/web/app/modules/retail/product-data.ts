import type { ProductDetail, SaleVariant } from '@souk/contract/modules/retail/product-lists';
import { itemCondition, thingData } from '../search/index.ts';

const offerOf = (product: ProductDetail, variant: SaleVariant, origin: string) => ({
  '@type': 'Offer',
  price: (variant.price.cents / 100).toFixed(2),
  priceCurrency: variant.price.currency,
  availability: `https://schema.org/${variant.is_sold_out ? 'SoldOut' : 'InStock'}`,
  itemCondition: itemCondition(product.condition),
  url: `${origin}${product.path}?variant=${variant.id}`,
  seller: {
    '@type': 'Organization',
    name: product.seller.name,
    url: `${origin}/shop/${product.seller.slug}`,
  },
  ...(variant.sku ? { sku: variant.sku } : {}),
});

const mostOffers = 20;

/** The product for search engines: an offer for each variant, and the mean of its reviews. */
export const productData = (product: ProductDetail, origin: string) => ({
  ...thingData(product, origin),
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
