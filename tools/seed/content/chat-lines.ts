/** A question of a buyer with the answers that fit it. */
export interface Exchange {
  ask: readonly string[];
  answers: readonly string[];
}

const goods: readonly Exchange[] = [
  {
    ask: ['Hi, is {title} still available?', 'Hello! Still for sale?', 'Is this one still going?'],
    answers: ['Yes, still here.', 'Hi, yes it is. When would suit you?', 'It is, you are the first to ask.'],
  },
  {
    ask: ['Any marks that do not show in the photos?', 'How is the condition, honestly?'],
    answers: [
      'What you see is all there is. I can send a close-up tonight.',
      'One small mark at the back, I will send a photo.',
      'Honestly better than the photos, my lighting is bad.',
    ],
  },
  {
    ask: ['Which suburb is it for pick up?', 'Whereabouts are you?'],
    answers: [
      'Five minutes from the station, exact address once we have a time.',
      'Same suburb as in the ad, easy parking.',
    ],
  },
  {
    ask: ['Would you be able to deliver?', 'Could you drop it off for a bit extra?'],
    answers: ['Pick up only, sorry.', 'If you are within ten kilometres, yes, for petrol.'],
  },
];

export const exchanges: Readonly<Record<string, readonly Exchange[]>> = {
  goods,
  motors: [
    {
      ask: ['Hi, is {title} still for sale?', 'Is the car still available?'],
      answers: [
        'Yes it is. Weekend inspections are fine.',
        'It is. One person is coming on Sunday, nobody before.',
      ],
    },
    {
      ask: ['Any money owing on it?', 'Has it been in an accident?'],
      answers: [
        'No finance, PPSR report is in the glovebox.',
        'Never. You can put it on a hoist if you like.',
      ],
    },
    {
      ask: ['When was it last serviced?', 'How much rego is left?'],
      answers: [
        'Serviced two months ago, invoice on the seat.',
        'Rego as in the ad, and the pink slip is fresh.',
      ],
    },
    {
      ask: ['Can my mechanic have a look?', 'Would a pre-purchase inspection be okay?'],
      answers: ['Sure, he can come here or I drive to him.', 'Of course. I prefer that to arguing later.'],
    },
  ],
  'real-estate': [
    {
      ask: ['Hi, is {title} still open?', 'Hello, is the place still available?'],
      answers: [
        'Yes. The next inspection is on Saturday morning.',
        'Still available, two groups are coming this week.',
      ],
    },
    {
      ask: ['Would a small dog be okay?', 'Are pets considered?'],
      answers: ['A small dog is fine, please mention it in the form.', 'Yes, with a short pet resume.'],
    },
    {
      ask: ['Is the internet fibre?', 'Does it get sun in winter?'],
      answers: ['Fibre to the premises, about 100 down.', 'Living room from ten to three, even in July.'],
    },
    {
      ask: ['What do you need for an application?', 'How long is the lease?'],
      answers: [
        'Two payslips, ID and a reference. You can apply here.',
        'Twelve months, longer if you wish.',
      ],
    },
  ],
  'home-sale': [
    {
      ask: ['Hi, is {title} still for sale?', 'Hello, is the place under offer?'],
      answers: [
        'Still for sale. The next inspection is on Saturday.',
        'Not yet, two parties are interested.',
      ],
    },
    {
      ask: ['Could you send the contract?', 'Is there a building report?'],
      answers: ['Sent to your inbox.', 'Yes, from last month. I will share it.'],
    },
    {
      ask: ['How firm is the price?', 'When would settlement be?'],
      answers: [
        'Offers in writing are put to the owner the same day.',
        'Six weeks, or longer if you need it.',
      ],
    },
  ],
  jobs: [
    {
      ask: ['Hi, is the role still open?', 'Hello, are you still taking applications?'],
      answers: ['Yes, until Friday.', 'It is. Send your resume through the button.'],
    },
    {
      ask: ['I am on a student visa. Is that a problem?', 'Would you consider somebody from another field?'],
      answers: ['Not for part-time hours, no.', 'We would. Tell us what carries over.'],
    },
    {
      ask: ['What do the rosters look like?', 'Is there parking for staff?'],
      answers: ['Five days of seven, out three weeks ahead.', 'Yes, behind the building, free.'],
    },
    {
      ask: ['When do interviews happen?', 'How soon would I start?'],
      answers: ['Next week, Tuesday to Thursday.', 'As soon as your notice allows.'],
    },
  ],
  pets: [
    {
      ask: ['Hello, is {title} still looking for a home?', 'Hi, any of the little ones left?'],
      answers: ['Yes! Tell me a bit about your home?', 'One left after the weekend.'],
    },
    {
      ask: [
        'We have a yard and a seven-year-old. Good match?',
        'I live in a unit with a balcony. Is that okay?',
      ],
      answers: [
        'A calm seven-year-old is perfect.',
        'It works with two walks a day and someone home at lunch.',
      ],
    },
    {
      ask: ['Is the microchip registered?', 'What about vaccinations?'],
      answers: [
        'Yes, I do the transfer online while you are here.',
        'First one done, next in four weeks. Book goes with the sale.',
      ],
    },
  ],
  tickets: [
    {
      ask: ['Are {title} still there?', 'Hi, tickets still going?'],
      answers: ['Yes, all of them.', 'Still mine, sadly.'],
    },
    {
      ask: ['Is the transfer official?', 'Are the seats together?'],
      answers: ['Through the app, in your name.', 'Side by side, I can send the seat map.'],
    },
  ],
  free: [
    {
      ask: ['Hi! Is {title} still there?', 'Could I take this today?'],
      answers: ['Yes, at the front door until seven.', 'You can, please bring a second person.'],
    },
    {
      ask: ['Any chance you could hold it until tomorrow?', 'Is anything broken?'],
      answers: ['Until noon, then it goes to the next.', 'Nothing important; a drawer sticks a little.'],
    },
  ],
  community: [
    {
      ask: ['Hello, about {title}: do I need to book?', 'Hi, may I bring my daughter?'],
      answers: ['No, just turn up.', 'Please do, there is a table for children.'],
    },
    {
      ask: ['Is there step-free access?', 'Should I bring anything?'],
      answers: ['Yes, ramp at the side.', 'Yourself and a chair.'],
    },
  ],
};

export const bargaining = {
  offer: [
    'Would you take {offer}?',
    'I can pay {offer} and pick up tonight.',
    'I only have {offer} in the budget. Any chance?',
    'Would {offer} cash be okay?',
  ],
  counter: [
    'Could meet you at {middle}.',
    '{middle} and it is yours.',
    'That is a little low for me. {middle}?',
    'I have had an offer above that. {middle} would do it.',
  ],
  accept: [
    'Deal, {middle}. I will send it as an offer.',
    '{middle} works. Thanks for meeting me.',
    'Okay, {middle}. Thank you!',
  ],
  decline: [
    'I will have to leave it at that. Good luck with the sale.',
    'Fair enough, a bit above what I can do.',
    'Let me think until tomorrow.',
  ],
  firm: [
    'The price is firm for now, sorry.',
    'I would rather wait a week at this price.',
    'No lower, sorry. There is a lot of interest.',
  ],
  fullPrice: ['Okay, {price} then. I will take it.', 'Fair enough, {price} it is.'],
} as const;

/** Proposals of a time with the answers that fit each. */
export const meetings: readonly { ask: string; answers: readonly string[] }[] = [
  {
    ask: 'Would Saturday at 10 suit?',
    answers: ['Saturday at 10 is perfect.', 'Sunday is easier for me, say eleven?'],
  },
  {
    ask: 'I can come tomorrow after work, about 6.',
    answers: ['Six is good. Message me when you are close.', 'That works, I will be home.'],
  },
  {
    ask: 'Is Sunday morning okay?',
    answers: ['Any time after nine.', 'Yes. I will send the address the evening before.'],
  },
  {
    ask: 'Could I come by tonight?',
    answers: ['Until eight, yes.', 'Tonight is tricky. Tomorrow at the same time?'],
  },
];
export const thanks = [
  'Great, see you then.',
  'Thanks, talk soon.',
  'Perfect.',
  'Will do, thank you.',
] as const;
