import { sellerTypes } from '@souk/contract/shared/seller-types';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from '../routes.ts';
import { builtPages, isBuilt } from './built-pages.ts';
import { drawerTargets } from './drawer/drawer-items.ts';

const registered = routes.flatMap(({ path, index }) =>
  index ? ['/'] : path && path !== '*' ? [`/${path}`] : [],
);

describe('navigation', () => {
  test('leads to registered pages only', () => {
    const missing = builtPages.filter((path) => !registered.some((pattern) => matchPath(pattern, path)));

    expect(missing).toEqual([]);
  });

  test.each(sellerTypes)('leads %s to every page of their drawer that is registered', (type) => {
    const forgotten = drawerTargets(type).filter((to) => registered.includes(to) && !isBuilt(to));

    expect(forgotten).toEqual([]);
  });
});
