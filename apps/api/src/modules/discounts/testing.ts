export { createDeal } from './deals/create-deal.ts';
