import { z } from 'zod';
import { clockTime, day } from '../../shared/dates.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { blankAsMissing } from '../../shared/fields.ts';
import { optionalText } from '../../shared/texts.ts';
import { Id, Moment, Nothing, ownId, Tick } from '../../shared/values.ts';
import { teamTypes } from './resources.ts';

export const endsBeforeText = 'The end must be after the start.';
export const pastBlockText = 'Please choose a time that is not over.';
export const longBlockText = 'Please block at most a year.';

/** Time that is kept free of customers. */
export const Block = z
  .object({
    id: Id,
    /** Null for the whole business. */
    resource_id: Id.nullable(),
    starts_at: Moment,
    ends_at: Moment,
    note: z.string(),
  })
  .meta({ id: 'Block' });
export type Block = z.infer<typeof Block>;

export const listBlocks = endpoint({
  method: 'GET',
  path: '/blocks',
  access: teamTypes,
  summary: 'Blocked times that touch these days of the own place, at most three months of them.',
  query: z.object({
    from: day('From').meta({ examples: ['2030-01-01'] }),
    until: day('Until').meta({ examples: ['2030-01-07'] }),
  }),
  reply: z.array(Block),
});

export const createBlock = endpoint({
  method: 'POST',
  path: '/blocks',
  access: teamTypes,
  acting: 'allowed',
  summary: 'Blocks time of one person or room, or of the whole business; refused where somebody is booked.',
  body: z
    .object({
      resource_id: blankAsMissing(ownId('availability.resource').optional()),
      date: day('Date').meta({ examples: ['2030-01-01'] }),
      time: blankAsMissing(clockTime('From').optional()).meta({ examples: ['09:00'] }),
      /** The same day by default. */
      until_date: blankAsMissing(day('Until').optional()),
      until_time: blankAsMissing(clockTime('Until').optional()).meta({ examples: ['10:00'] }),
      /** Whole days; the times do not count then. */
      all_day: Tick.default(false),
      note: optionalText(200),
    })
    .refine(({ all_day: isAllDay, time }) => isAllDay || time !== undefined, {
      error: 'This field is required.',
      path: ['time'],
    })
    .refine(({ all_day: isAllDay, until_time: time }) => isAllDay || time !== undefined, {
      error: 'This field is required.',
      path: ['until_time'],
    }),
  reply: Block,
  status: 201,
  message: 'Time blocked.',
  errors: ['time-booked', 'user-not-found'],
});

export const removeBlock = endpoint({
  method: 'DELETE',
  path: '/blocks/:block_id',
  access: teamTypes,
  acting: 'allowed',
  summary: 'Gives blocked time back to customers.',
  params: z.object({ block_id: ownId('availability.block') }),
  reply: Nothing,
  message: 'The time is free again.',
  errors: ['user-not-found'],
});
