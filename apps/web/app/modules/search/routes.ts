import { route } from '@react-router/dev/routes';

/** Pages cached for all visitors record a view here, and ask here what this visitor has viewed. */
export const viewedRoute = route('viewed', 'modules/search/pages/viewed.ts');
