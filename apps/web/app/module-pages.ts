import { type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Route helper for one module: its pages live in `modules/<module>/pages`. */
export const pagesOf =
  (module: string) =>
  (path: string, page: string, id?: string): RouteConfigEntry =>
    route(path, `modules/${module}/pages/${page}.tsx`, id ? { id } : {});
