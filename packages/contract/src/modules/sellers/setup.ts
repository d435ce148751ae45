import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { PlainSellerType } from '../../shared/seller-types.ts';
import { Flag } from '../../shared/values.ts';

/** Steps that exist so far; services, classes, memberships and menus will add theirs. */
export const setupSteps = [
  'profile-information',
  'business-information',
  'upload-documents',
  'upload-gallery',
  'payment-information',
  'postage-details',
] as const;
export type SetupStep = (typeof setupSteps)[number];

const Step = z.enum(setupSteps);

/** Where the user is in the wizard of their seller type. */
export const ProfileSetup = z
  .object({
    seller_type: PlainSellerType,
    steps: z.array(Step),
    done: z.array(Step),
    /** The first open step; empty if there is none. */
    next: z.union([Step, z.literal('')]),
    profile_completed: Flag,
  })
  .meta({ id: 'ProfileSetup' });
export type ProfileSetup = z.infer<typeof ProfileSetup>;

export const getProfileSetup = endpoint({
  method: 'GET',
  path: '/profile-setup',
  spec: ['auth/profile-setup-state'],
  access: 'signed-in',
  summary: 'The steps of the setup wizard and which of them are done.',
  reply: ProfileSetup,
});

export const completeProfileSetup = endpoint({
  method: 'POST',
  path: '/profile-setup/complete',
  spec: ['auth/profile-setup-complete'],
  access: 'signed-in',
  acting: 'allowed',
  beforeConfirming: true,
  summary: 'Marks the profile as complete once every step is done.',
  reply: z.object({ profile_completed: z.literal(1) }),
  message: 'Profile updated successfully.',
  errors: ['setup-incomplete'],
});
