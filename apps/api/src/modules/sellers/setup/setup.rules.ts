import { type SetupStep, setupSteps } from '@souk/contract/modules/sellers/setup';
import type { SellerType } from '@souk/contract/shared/seller-types';

/** Steps of the specification whose modules do not exist yet. */
type LaterStep = 'create-services' | 'create-classes' | 'membership-plans' | 'create-menu';

const dealer = ['profile-information', 'payment-information'] as const;
const trade = [
  'profile-information',
  'business-information',
  'upload-documents',
  'payment-information',
] as const;
const care = [
  'profile-information',
  'business-information',
  'create-services',
  'upload-documents',
  'payment-information',
] as const;

/** The wizard of each seller type in order: spec §3. */
const wizardOf: Record<SellerType, readonly (SetupStep | LaterStep)[]> = {
  private: dealer,
  job: dealer,
  real_estate: dealer,
  car_dealer: dealer,
  retail: [...dealer, 'postage-details'],
  events: trade,
  handyman: trade,
  professional: trade,
  wellbeing: care,
  spa: care,
  beauty: care,
  fitness: [
    'profile-information',
    'business-information',
    'upload-gallery',
    'create-classes',
    'membership-plans',
    'payment-information',
  ],
  restaurant: ['profile-information', 'business-information', 'create-menu', 'payment-information'],
};

const exists = (step: SetupStep | LaterStep): step is SetupStep =>
  (setupSteps as readonly string[]).includes(step);

/** The steps that count for a seller type: those of its wizard that exist. */
export const stepsOf = (sellerType: SellerType): SetupStep[] => wizardOf[sellerType].filter(exists);
