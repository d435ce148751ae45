/** Paths of the simulators' pages on our own server, so that they work under whatever address it is reached. */
export const pagesAt = '/dev/pay';
export const chargeUrl = (id: string): string => `${pagesAt}/charges/${id}`;
export const setupUrl = (id: string): string => `${pagesAt}/setups/${id}`;
export const accountUrl = (id: string): string => `${pagesAt}/accounts/${id}`;
