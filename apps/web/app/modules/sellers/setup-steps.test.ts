import type { SetupStep } from '@souk/contract/modules/sellers/setup';
import { describe, expect, test } from 'vitest';
import { setupTargetOf, shownStep, stepAfter, stepBefore, stepPath } from './setup-steps.ts';

const trade: SetupStep[] = ['profile-information', 'business-information', 'upload-documents'];

describe('the setup wizard', () => {
  test.each([
    ['56', { kind: 'category', categoryId: 56 }],
    ['upload-gallery', { kind: 'step', step: 'upload-gallery' }],
    ['create-menu', { kind: 'none' }],
    ['56a', { kind: 'none' }],
    [undefined, { kind: 'none' }],
  ])('[A-04] /profile-setup/%s is read as a category or a step', (parameter, target) => {
    expect(setupTargetOf(parameter)).toEqual(target);
  });

  test('an unknown step, or one of another trade, leads to the first open step', () => {
    const setup = { steps: trade, next: 'business-information' as const };

    expect(shownStep(setup, { kind: 'none' })).toBe('business-information');
    expect(shownStep(setup, { kind: 'step', step: 'postage-details' })).toBe('business-information');
    expect(shownStep(setup, { kind: 'step', step: 'upload-documents' })).toBe('upload-documents');
  });

  test('a category opens the step in which it is chosen', () => {
    const dealer: SetupStep[] = ['profile-information'];

    expect(shownStep({ steps: trade, next: '' }, { kind: 'category', categoryId: 5 })).toBe(
      'business-information',
    );
    expect(shownStep({ steps: dealer, next: '' }, { kind: 'category', categoryId: 5 })).toBe(
      'profile-information',
    );
  });

  test('a finished wizard starts at its beginning again', () => {
    expect(shownStep({ steps: trade, next: '' }, { kind: 'none' })).toBe('profile-information');
  });

  test('steps follow one another in the order of the trade', () => {
    expect(stepAfter(trade, 'profile-information')).toBe('business-information');
    expect(stepAfter(trade, 'upload-documents')).toBeUndefined();
    expect(stepBefore(trade, 'profile-information')).toBeUndefined();
    expect(stepBefore(trade, 'upload-documents')).toBe('business-information');
    expect(stepPath('upload-gallery')).toBe('/profile-setup/upload-gallery');
  });
});
