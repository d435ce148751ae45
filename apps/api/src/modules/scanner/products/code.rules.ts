import { wrongDigitText } from '@souk/contract/modules/scanner/products';
import { toGtin } from '@souk/food/codes/gtin';
import { fieldProblem } from '../../../platform/errors.ts';

/** The 13 digits under which a product is stored; a wrong check digit is refused at its field. */
export function gtinOf(productCode: string): string {
  const gtin = toGtin(productCode);
  if (!gtin) throw fieldProblem('product_code', wrongDigitText);
  return gtin;
}

/** The path of a product's page. */
export const productPath = (id: number): string => `/food-product-detail/${id}`;
