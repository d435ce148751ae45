import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from '../routes.ts';
import { builtPages } from './built-pages.ts';

const registered = routes.flatMap(({ path, index }) =>
  index ? ['/'] : path && path !== '*' ? [`/${path}`] : [],
);

describe('navigation', () => {
  test('leads to registered pages only', () => {
    const missing = builtPages.filter((path) => !registered.some((pattern) => matchPath(pattern, path)));

    expect(missing).toEqual([]);
  });
});
