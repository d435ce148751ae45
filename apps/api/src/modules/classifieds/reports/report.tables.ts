import { reportTable } from '../../reports/index.ts';
import { classifieds } from '../ads/ad.tables.ts';

export const adReports = reportTable(classifieds, 'ad_reports', 'ad_id');
