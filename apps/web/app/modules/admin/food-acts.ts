import { msg } from '@lingui/core/macro';
import type * as foods from '@souk/contract/modules/admin/food-products';
import { halalStatuses } from '@souk/contract/modules/scanner/words';
import { Check } from 'lucide-react';
import { actsOf } from '../../ui/act-table.ts';
import { verdictWords } from '../food/index.ts';
import { foodsPath } from './food-queue.ts';

type FoodDecision = 'correct' | 'reject' | 'reopen' | 'verify';

/** The engine's own verdict or a stricter one: admins never make it more lenient. */
const stricter = ({ halal_by, halal_status }: foods.ReviewedFood) =>
  halalStatuses.slice(halal_by === 'engine' ? halalStatuses.indexOf(halal_status) : 0);

/** What an admin decides on a food; its contributor reads the reason of a rejection. */
export const deskFoodActs = actsOf<typeof foods, foods.ReviewedFood, FoodDecision>()({
  noun: 'desk-foods',
  id: ({ id }) => id,
  open: ({ status }) => [
    'correct',
    ...(status !== 'rejected' ? (['reject'] as const) : []),
    ...(status !== 'pending' ? (['reopen'] as const) : []),
    ...(status !== 'verified' ? (['verify'] as const) : []),
  ],
  read: 'getAdminFood',
  home: (id) => `${foodsPath}/${id}`,
  moves: {
    correct: {
      endpoint: 'reviewFood',
      words: msg`Correct`,
      does: msg`Save the food`,
      tone: 'quiet',
      fields: {
        status: { kind: 'given' },
        name: { kind: 'line', label: msg`Name`, max: 200, start: ({ name }) => name },
        ingredients: {
          kind: 'text',
          label: msg`Ingredients`,
          max: 10_000,
          rows: 5,
          start: ({ ingredients }) => ingredients ?? '',
        },
        halal_status: {
          kind: 'choice',
          label: msg`Verdict`,
          none: msg`As it is`,
          options: (food) => stricter(food).map((value) => ({ value, label: verdictWords[value] })),
        },
        halal_note: {
          kind: 'text',
          label: msg`Why the verdict is stricter`,
          hint: msg`Everybody reads it on the food’s page.`,
          max: 500,
          rows: 2,
        },
      },
    },
    reject: {
      endpoint: 'reviewFood',
      sets: { status: 'rejected' },
      words: msg`Reject`,
      does: msg`Reject the food`,
      tone: 'danger',
      fields: {
        reason: {
          kind: 'text',
          label: msg`Reason`,
          hint: msg`Its contributor will see this.`,
          max: 500,
          isRequired: true,
          usual: [
            msg`The photos do not show the pack.`,
            msg`The ingredients cannot be read.`,
            msg`This is not a food.`,
            msg`The code belongs to another product.`,
          ],
        },
      },
    },
    reopen: {
      endpoint: 'reviewFood',
      sets: { status: 'pending' },
      words: msg`Let it wait again`,
      tone: 'quiet',
    },
    verify: {
      endpoint: 'reviewFood',
      sets: { status: 'verified' },
      words: msg`Verify`,
      tone: 'primary',
      icon: Check,
    },
  },
});

/** An admin's answers to a suggested change. */
export const suggestionActs = actsOf<typeof foods, foods.FoodSuggestion, 'decline' | 'accept'>()({
  noun: 'food-suggestions',
  id: ({ id }) => id,
  open: () => ['decline', 'accept'],
  home: () => '/admin/food-suggestions',
  moves: {
    decline: {
      endpoint: 'declineFoodSuggestion',
      words: msg`Decline`,
      does: msg`Decline the suggestion`,
      tone: 'danger',
      fields: {
        reason: {
          kind: 'text',
          label: msg`Reason`,
          hint: msg`Whoever suggested it will see this.`,
          max: 500,
          isRequired: true,
          usual: [msg`The pack says something else.`, msg`Please add a photo of the pack.`],
        },
      },
    },
    accept: { endpoint: 'acceptFoodSuggestion', words: msg`Accept`, tone: 'primary', icon: Check },
  },
});
