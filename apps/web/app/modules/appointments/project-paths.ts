export const projectsPath = '/event-projects';
export const projectPath = (id: number) => `${projectsPath}/${id}`;

/** Where a customer reads and answers a quote. */
export const quotePath = (id: number) => `/my-bookings/quotes/${id}`;

/** Businesses of a category, for the day of the event. */
export const lookFor = ({ slug }: { slug: string }, date: string) =>
  `/booking-listing/${slug}?free_on=${date}`;
