/** An intended breach: its line begins like this. */
interface Exception {
  begins: string;
  reason: string;
}

const album =
  'The album of a thing is one service over tables that each trade hands in, its own and nobody else’s.';
const reports = 'Reports are one service over tables that each module hands in, its own and nobody else’s.';
const partsOfOne =
  'It takes apart what one call makes, so that the module has those verbs under their own names.';
const bySubject = 'It is named by what it is about; its exports are asked for by their own names.';
const kindsOfBusiness = 'It names the kinds of business that an account may be of.';
const leastOrder = 'What a business wants to be ordered at least is its own term, whatever it sells.';
const packaged =
  'It asks where a package keeps its files, fonts, letters or programs, and runs nothing of them.';

export const exceptions: readonly Exception[] = [
  {
    begins: 'apps/web/app/modules/promotions/pages/subscription.tsx',
    reason: kindsOfBusiness,
  },
  { begins: 'apps/web/app/modules/sellers/seller-words.ts', reason: kindsOfBusiness },
  { begins: 'apps/api/src/modules/payments/invoices/invoice-fonts.ts', reason: packaged },
  { begins: 'apps/api/src/modules/scanner/photos/recognise-print.ts', reason: packaged },
  { begins: 'apps/api/src/platform/db/embedded.ts', reason: packaged },
  {
    begins: 'apps/api/src/web-floor.ts',
    reason: 'The pages are built, and where they lie is a setting.',
  },
  {
    begins: 'apps/api/src/platform/db/migrate.ts',
    reason: 'It sends the migrations, which are read by their own check.',
  },
  { begins: 'apps/api/src/modules/media/albums/album.queries.ts', reason: album },
  { begins: 'apps/api/src/modules/media/albums/upload-images.ts', reason: album },
  { begins: 'apps/api/src/modules/reports/reports/add-report.ts', reason: reports },
  { begins: 'apps/api/src/modules/reports/reports/report.queries.ts', reason: reports },
  {
    begins: 'apps/api/src/platform/operations/upkeep.ts',
    reason: 'It forgets old rows of the platform’s own tables, one after the other.',
  },
  { begins: 'apps/api/src/modules/classifieds/images/ad-album.ts', reason: partsOfOne },
  { begins: 'apps/api/src/modules/retail/images/product-album.ts', reason: partsOfOne },
  { begins: 'apps/api/src/modules/scanner/images/product-album.ts', reason: partsOfOne },
  {
    begins: 'apps/api/src/modules/food/labels/label-thread.ts',
    reason: 'It is the program of a thread, which is found by its path.',
  },
  { begins: 'apps/api/src/modules/locations/gazetteer/gazetteer.ts', reason: bySubject },
  {
    begins: 'apps/api/src/modules/payments/providers/paypal/paypal-events.ts',
    reason: 'An order is PayPal’s own name for a payment.',
  },
  {
    begins: 'apps/api/src/modules/payments/refunds/request-refund.ts',
    reason: 'The call names the thing as the specification does; it may be of any trade.',
  },
  { begins: 'apps/api/src/modules/sellers/profiles/profile.tables.ts', reason: leastOrder },
  { begins: 'apps/api/src/modules/sellers/profiles/update-business.ts', reason: leastOrder },
  { begins: 'apps/api/src/modules/payments/methods/find-payable.ts', reason: bySubject },
  { begins: 'apps/api/src/modules/payments/providers/simulated/paths.ts', reason: bySubject },
  { begins: 'apps/api/src/modules/retail/order-personal-data.ts', reason: bySubject },
  { begins: 'apps/api/src/modules/retail/products/product-form.ts', reason: bySubject },
];

/** The breaches without a listed reason. */
export const unexcused = (breaches: readonly string[]): string[] =>
  breaches.filter((breach) => !exceptions.some(({ begins }) => breach.startsWith(begins)));
