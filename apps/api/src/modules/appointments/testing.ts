export {
  appointmentsRows,
  buildService,
  hairdressers,
  nails,
  plumbers,
} from './services/services.testing.ts';
