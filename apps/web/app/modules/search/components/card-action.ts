import type { ListingItem } from '@souk/contract/modules/search/listing';
import { createContext, type ReactNode } from 'react';

/** An action that a page adds to each product's card; none by default. */
export const CardActionContext = createContext<(item: ListingItem) => ReactNode>(() => null);
