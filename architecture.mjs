// Who may know whom. Read it top to bottom: nobody knows anything below.
const services = {
  food: [],
  settings: [],
  identity: ['settings'],
  media: ['identity'],
  locations: ['identity'],
  catalogue: ['identity', 'media'],
  notifications: ['identity', 'settings'],
  sellers: ['identity', 'media', 'locations', 'catalogue', 'notifications', 'settings'],
  availability: ['identity', 'sellers'],
  calendar: ['identity', 'availability', 'sellers', 'notifications'],
  search: ['food', 'identity', 'catalogue', 'locations'],
  messaging: ['identity', 'media', 'notifications'],
  favourites: ['food', 'identity', 'catalogue', 'notifications', 'search'],
  reports: [],
  payments: ['identity', 'locations', 'catalogue', 'sellers', 'notifications', 'settings'],
  reviews: ['identity', 'media', 'reports', 'sellers', 'notifications'],
  disputes: ['identity', 'media', 'notifications'],
  sales: ['identity', 'catalogue', 'sellers', 'availability', 'payments', 'reviews', 'disputes', 'settings'],
  bookings: [
    'identity',
    'sellers',
    'availability',
    'calendar',
    'messaging',
    'payments',
    'notifications',
    'reviews',
    'disputes',
    'sales',
    'settings',
  ],
  promotions: ['identity', 'sellers', 'payments', 'notifications', 'settings'],
  discounts: ['identity', 'media', 'catalogue', 'sellers', 'notifications', 'settings'],
};
export const allServices = Object.keys(services);

/** Businesses of their own: they know every service and never one another. */
const verticals = {
  appointments: allServices,
  classifieds: allServices,
  retail: allServices,
  scanner: allServices,
};

/** They look over the whole house: pages of content and the admin's desk. */
const overviews = {
  pages: [...allServices, ...Object.keys(verticals)],
  admin: [...allServices, ...Object.keys(verticals), 'pages'],
};

/** What only one trade speaks of; services name things by `{ kind, id }`, whatever they are. */
export const tradeNouns = {
  appointments: ['appointment', 'appointments'],
  classifieds: ['ad', 'classified', 'classifieds', 'offer'],
  retail: ['retail', 'product', 'variant', 'cart', 'order', 'shipment'],
  scanner: ['scanner', 'scan', 'barcode'],
};

/** Services whose sentences hold for every trade; the others word what a trade's people fill in or look for. */
export const speakingServices = [
  'availability',
  'bookings',
  'calendar',
  'discounts',
  'disputes',
  'favourites',
  'identity',
  'locations',
  'media',
  'messaging',
  'notifications',
  'payments',
  'promotions',
  'reports',
  'reviews',
  'sales',
  'search',
  'sellers',
  'settings',
];

export const mayKnow = { ...services, ...verticals, ...overviews };
