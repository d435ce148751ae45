/** Names of packages of three services. */
export const packageNames = [
  'Fresh start',
  'Head to toe',
  'The long afternoon',
  'Before the big day',
] as const;

/** Promotions without dates: quiet hours, first visits, and codes for those who were given one. */
export const promotions = [
  {
    title: 'Quiet mornings',
    is_automatic: true,
    discount_percent: 15,
    days: [1, 2, 3],
    from_time: '09:00',
    until_time: '12:00',
  },
  { title: 'Welcome, first visit', is_automatic: true, discount_percent: 10, is_first_visit: true },
  {
    title: 'Bring a friend',
    is_automatic: false,
    code: 'FRIEND10',
    amount: '10',
    least_spend: '80',
    customer_uses_max: 1,
  },
  { title: 'Regulars', is_automatic: false, code: 'REGULAR15', discount_percent: 15, uses_max: 50 },
] as const;

export const dealTitles = ['This week only', 'Midweek treat', 'Spring special', 'Try us'] as const;

/** Why time is kept free of customers. */
export const blockNotes = ['Training day', 'School concert', 'Stocktake', 'Van at the workshop'] as const;
