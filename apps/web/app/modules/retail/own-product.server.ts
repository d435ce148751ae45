import type { ProductForm } from '@souk/contract/modules/retail/products';
import { data } from 'react-router';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { findOwnProduct } from './product-form.server.ts';

/** The own product in the address; somebody else's is not found. */
export async function getOwnProduct(args: PageArgs, id: unknown): Promise<ProductForm> {
  const product = await findOwnProduct(args, id);
  if (!product) throw data(null, { status: 404 });
  return product;
}
