import { reportTable } from '../../reports/index.ts';
import { scanner } from '../products/product.tables.ts';

export const productReports = reportTable(scanner, 'product_reports', 'product_id');
