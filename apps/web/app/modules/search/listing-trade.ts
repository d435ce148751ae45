/** The trades with lists of things. */
export type Trade = 'classified' | 'retail' | 'booking';

interface TradePlaces {
  home: string;
  /** The list of everything, which every filter can narrow. */
  all: string;
  /** The filter form. */
  filters: string;
  pins: string;
  saveSearch: string;
  category: (slug: string) => string;
}

/** The paths of a trade's lists and their parts. */
export const placesOf: Record<Trade, TradePlaces> = {
  classified: {
    home: '/classifieds',
    all: '/classifieds/filter/all',
    filters: '/classifieds/filters',
    pins: '/classifieds/pins',
    saveSearch: '/classifieds/save-search',
    category: (slug) => `/classified-listing/${slug}`,
  },
  retail: {
    home: '/retail',
    all: '/retail/filter/all',
    filters: '/retail/filters',
    pins: '/retail/pins',
    saveSearch: '/retail/save-search',
    category: (slug) => `/retail-listing/${slug}`,
  },
  booking: {
    home: '/bookings',
    all: '/bookings-search/all',
    filters: '/bookings-filters',
    pins: '/bookings-pins',
    saveSearch: '/bookings-save-search',
    category: (slug) => `/booking-listing/${slug}`,
  },
};
