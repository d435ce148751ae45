import { msg } from '@lingui/core/macro';
import type * as categories from '@souk/contract/modules/admin/categories';
import type * as commissions from '@souk/contract/modules/admin/commissions';
import type * as content from '@souk/contract/modules/admin/content';
import type * as messages from '@souk/contract/modules/admin/messages';
import type * as plans from '@souk/contract/modules/admin/plans';
import type * as roles from '@souk/contract/modules/admin/roles';
import { actsOf } from '../../ui/act-table.ts';

interface Row {
  id: number;
}

const deletion = { words: msg`Delete`, tone: 'danger', lead: msg`This cannot be undone.` } as const;
const always = { id: ({ id }: Row) => id, open: () => ['delete'] as const };

export const faqActs = actsOf<typeof content, Row, 'delete'>()({
  ...always,
  noun: 'faqs',
  home: () => '/admin/pages?tab=faq',
  moves: {
    delete: {
      ...deletion,
      endpoint: 'deleteFaq',
      title: msg`Delete the question?`,
      does: msg`Delete the question`,
    },
  },
});

export const bannerActs = actsOf<typeof content, Row, 'delete'>()({
  ...always,
  noun: 'banners',
  home: () => '/admin/pages?tab=banners',
  moves: {
    delete: {
      ...deletion,
      endpoint: 'deleteBanner',
      title: msg`Delete the banner?`,
      does: msg`Delete the banner`,
    },
  },
});

export const planActs = actsOf<typeof plans, Row, 'delete'>()({
  ...always,
  noun: 'plans',
  home: () => '/admin/plans',
  moves: {
    delete: { ...deletion, endpoint: 'deletePlan', title: msg`Delete the plan?`, does: msg`Delete the plan` },
  },
});

export const commissionActs = actsOf<typeof commissions, Row, 'delete'>()({
  ...always,
  noun: 'commissions',
  home: () => '/admin/commissions',
  moves: {
    delete: {
      ...deletion,
      endpoint: 'dropCommissionRule',
      title: msg`Delete the rule?`,
      does: msg`Delete the rule`,
    },
  },
});

export const categoryActs = actsOf<typeof categories, Row, 'delete'>()({
  ...always,
  noun: 'categories',
  home: () => '/admin/categories',
  moves: {
    delete: {
      ...deletion,
      endpoint: 'deleteCategory',
      title: msg`Delete the category?`,
      does: msg`Delete the category`,
    },
  },
});

export const roleActs = actsOf<typeof roles, Row, 'delete'>()({
  ...always,
  noun: 'roles',
  home: () => '/admin/roles',
  moves: {
    delete: { ...deletion, endpoint: 'deleteRole', title: msg`Delete the role?`, does: msg`Delete the role` },
  },
});

/** Moves of a visitor's message, which is answered by mail. */
export const contactMessageActs = actsOf<typeof messages, messages.ContactMessage, 'answer' | 'reopen'>()({
  noun: 'contact-messages',
  id: ({ id }) => id,
  open: ({ is_answered }) => [is_answered ? 'reopen' : 'answer'],
  home: () => '/admin/messages',
  moves: {
    answer: {
      endpoint: 'markAnswered',
      sets: { is_answered: '1' },
      words: msg`Mark as answered`,
      tone: 'primary',
    },
    reopen: { endpoint: 'markAnswered', sets: { is_answered: '0' }, words: msg`Open again`, tone: 'quiet' },
  },
});
