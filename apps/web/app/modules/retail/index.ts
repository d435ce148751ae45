/** Front door of retail: what other modules and pages may use. */
export { default as basket } from './art/basket.svg';
export { BuyHere } from './components/buy-here.tsx';
export { Comparing } from './components/comparing.tsx';
export { ItemPicture } from './components/item-picture.tsx';
export { OrderPill } from './components/orders/order-pill.tsx';
export { ProductWizard } from './components/product-form/product-wizard.tsx';
export { ProductGone } from './components/product-gone.tsx';
export { ProductScreen } from './components/product-screen.tsx';
export { ProductManagement } from './components/product-table/product-management.tsx';
export { ReceivedCard } from './components/received/received-card.tsx';
export { ShopHead } from './components/shop-head.tsx';
export { ShopSearch } from './components/shop-search.tsx';
export { ShopStock } from './components/shop-stock.tsx';
export { retailTitle } from './listing-words.ts';
export { optionWords } from './option-words.ts';
export { orderPath } from './order-address.ts';
export { productData } from './product-data.ts';
export { stockPath } from './product-tabs.ts';
