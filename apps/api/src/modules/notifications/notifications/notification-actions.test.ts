import { notificationKinds } from '@souk/contract/modules/notifications/notifications';
import { expect, test } from 'vitest';
import '../../../modules.ts';
import { actionOf, registerActions } from './notification-actions.ts';

test('every kind of news says under its mail what it leads to', () => {
  const unnamed = notificationKinds.filter(
    (kind) => actionOf(kind).message === 'See it' && kind !== 'wishlist',
  );

  expect(unnamed).toEqual([]);
  expect(actionOf('offer').message).toBe('See the offer');
  expect(actionOf('order').message).toBe('See the order');
});

test('a module names its own kinds and leaves the others alone', () => {
  const before = actionOf('message');

  registerActions({ food: actionOf('food') });

  expect(actionOf('message')).toBe(before);
});
