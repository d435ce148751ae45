/** Where the simulators' own pages are, on our server, so that they are found at whatever address it is asked at. */
export const pagesAt = '/dev/pay';
export const chargeUrl = (id: string): string => `${pagesAt}/charges/${id}`;
export const setupUrl = (id: string): string => `${pagesAt}/setups/${id}`;
export const accountUrl = (id: string): string => `${pagesAt}/accounts/${id}`;
