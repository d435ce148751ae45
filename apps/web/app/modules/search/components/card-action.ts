import type { ListingItem } from '@souk/contract/modules/search/listing';
import { createContext, type ReactNode } from 'react';

/** What a page offers on each product's card beside its facts; nothing unless it says so. */
export const CardActionContext = createContext<(item: ListingItem) => ReactNode>(() => null);
