/** Front door of retail, for what only a server runs. */
export { loadComparison } from './load-comparison.server.ts';
export { retailLists } from './load-listing.server.ts';
export { findProduct, loadBeside } from './load-product.server.ts';
export { findOwnProduct } from './product-form.server.ts';
export { loadProductTable } from './product-table.server.ts';
export { loadProductWizard, takeProductStep } from './product-wizard.server.ts';
