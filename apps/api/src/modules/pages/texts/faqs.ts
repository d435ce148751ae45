/** Questions that newcomers ask; the admin may change them. Answers are cleaned HTML. */
export const faqTexts = [
  {
    group: 'Getting started',
    question: 'What does it cost to use Souk?',
    answer:
      '<p>Browsing, saving, chatting and posting are free. How many ads you may still post is shown whenever you post one.</p>',
  },
  {
    group: 'Getting started',
    question: 'Why do you ask for my mobile number?',
    answer:
      '<p>A code sent to your phone shows that a real person stands behind an account. Your number is never shown to others unless you put it on an ad, and then only to people who are signed in and ask for it.</p>',
  },
  {
    group: 'Getting started',
    question: 'Which kind of account do I need?',
    answer:
      '<p>A private account buys, books, posts ads and saves searches. Open a business account if you sell goods or services as your trade: it gets a public page and the tools of your kind of business.</p>',
  },
  {
    group: 'Selling',
    question: 'How long until my ad is online?',
    answer:
      '<p>A person looks at every new ad before it goes online. You are told as soon as it is approved, or why it was not.</p>',
  },
  {
    group: 'Selling',
    question: 'How long does an ad run?',
    answer:
      '<p>Ad Management shows the last day of each ad. We tell you when it ends, and you can repost it with one tap.</p>',
  },
  {
    group: 'Selling',
    question: 'What happens when I edit an ad?',
    answer:
      '<p>Changes of the title, description, category, pictures, or a much higher price are looked at again before they appear. Other changes, such as a lower price, are visible at once.</p>',
  },
  {
    group: 'Selling',
    question: 'Somebody made an offer. What now?',
    answer:
      '<p>Accept or reject it from the chat or from Ad Management; the offer says until when. When you accept one, the other open offers on that ad are rejected for you.</p>',
  },
  {
    group: 'Selling',
    question: 'Which pictures can I use?',
    answer:
      '<p>JPG, JPEG or PNG up to 4 MB each, up to twelve per ad. The first one is the cover. We remove the place where a photo was taken from its file.</p>',
  },
  {
    group: 'Buying',
    question: 'How do I find things near me?',
    answer:
      '<p>Type your suburb or postcode beside the search box and choose how far you would travel, or open the map of any list.</p>',
  },
  {
    group: 'Buying',
    question: 'Can Souk tell me when something comes up?',
    answer:
      '<p>Yes. Set your filters and choose Save search. You are told within seconds of a matching ad going online, once per ad.</p>',
  },
  {
    group: 'Buying',
    question: 'Can I offer less than the price?',
    answer:
      '<p>You can offer any amount up to the price. Ads without a price take no offers; ask in the chat instead.</p>',
  },
  {
    group: 'Safety',
    question: 'How do I report an ad or a person?',
    answer:
      '<p>Use Report on the ad, or Block and report in the menu of the chat. Reports are read by people.</p>',
  },
  {
    group: 'Safety',
    question: 'Somebody asks me to pay outside Souk.',
    answer:
      '<p>Do not pay for goods you have not seen, and never send codes or card details in a chat. See the <a href="/footer-pages/safety-tips">safety tips</a>.</p>',
  },
  {
    group: 'Your account',
    question: 'How do I download or delete my data?',
    answer:
      '<p>Open your profile, then Your data. You can download everything we keep about you, and delete the account. Records that the law makes us keep stay without your name.</p>',
  },
  {
    group: 'Your account',
    question: 'I think somebody else is in my account.',
    answer:
      '<p>Change your password: that ends all other sessions. Your profile lists every device that is signed in.</p>',
  },
];
