import type { RowBuilders } from '../../testing/row-builder.ts';
import { enquiriesRows } from './enquiries/enquiries.testing.ts';
import { packagesRows } from './packages/packages.testing.ts';
import { projectsRows } from './projects/projects.testing.ts';
import { quotesRows } from './quotes/quotes.testing.ts';
import { servicesRows } from './services/services.testing.ts';
import { waitsRows } from './waits/waits.testing.ts';

export { buildSalon } from './bookings/bookings.testing.ts';
export { buildEnquiry } from './enquiries/enquiries.testing.ts';
export { buildPackage, openPackages } from './packages/packages.testing.ts';
export { buildQuote, buildQuoteRequest } from './quotes/quotes.testing.ts';
export { buildService, hairdressers, nails, openServices, plumbers } from './services/services.testing.ts';

export const appointmentsRows: RowBuilders = {
  ...servicesRows,
  ...quotesRows,
  ...enquiriesRows,
  ...packagesRows,
  ...waitsRows,
  ...projectsRows,
};
