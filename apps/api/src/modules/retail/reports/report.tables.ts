import { reportTable } from '../../reports/index.ts';
import { retail } from '../products/product.tables.ts';

export const productReports = reportTable(retail, 'product_reports', 'product_id');
