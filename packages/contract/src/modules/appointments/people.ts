import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { listOf } from '../../shared/fields.ts';
import { optionalText, text } from '../../shared/texts.ts';
import { Id, ownId, Tick } from '../../shared/values.ts';
import { serviceTypes } from './services.ts';

export const maxLanguages = 10;
export const maxBio = 600;

/** What customers may know of somebody before they ask for them; all of it is theirs to leave out. */
export const PersonFacts = z
  .object({
    photo: z.string().nullable(),
    bio: z.string(),
    languages: z.array(z.string()),
    /** Customers may ask for a woman. */
    is_woman: z.boolean(),
  })
  .meta({ id: 'PersonFacts' });
export type PersonFacts = z.infer<typeof PersonFacts>;

export const PersonProfile = PersonFacts.extend({
  /** Services that nobody else in the team can do. */
  does_alone: z.array(z.object({ id: Id, name: z.string() })),
}).meta({ id: 'PersonProfile' });
export type PersonProfile = z.infer<typeof PersonProfile>;

const params = z.object({ resource_id: ownId('availability.resource') });

export const getPersonProfile = endpoint({
  method: 'GET',
  path: '/people/:resource_id',
  access: serviceTypes,
  summary: 'What customers read of one of the own people, and what only they can do.',
  params,
  reply: PersonProfile,
});

export const savePersonProfile = endpoint({
  method: 'PUT',
  path: '/people/:resource_id',
  access: serviceTypes,
  acting: 'allowed',
  summary: 'Sets what customers read of one of the own people; a picture replaces the former one.',
  params,
  body: z.object({
    bio: optionalText(maxBio),
    languages: listOf(text('Language', { max: 40 }), maxLanguages).default([]),
    is_woman: Tick.default(false),
    /** Takes the picture away. */
    remove_photo: Tick.default(false),
  }),
  files: { field: 'photo', max: 1, kind: 'image' },
  reply: PersonProfile,
  message: 'Profile saved.',
  errors: ['user-not-found'],
});
