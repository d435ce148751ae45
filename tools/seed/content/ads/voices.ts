import type { SoldVoice, Voice } from './write-goods.ts';

const handover = [
  'Pick up after 5 on weekdays, any time on weekends.',
  'Happy to hold {it} for a few days with a small deposit.',
  'Ground floor, easy parking right outside.',
  'Can meet at the station if that is easier.',
  'Pick up only, sorry, no car to deliver.',
  'Could drop {it} off nearby for petrol money.',
  'I work from home, so most days suit for collection.',
  'Evenings are best; message first so someone is home.',
];
const heavyHandover = [
  'Pick up after 5 on weekdays, any time on weekends.',
  'Ground floor, and you can park right at the door.',
  'Bring a friend, as it takes two to carry.',
  'I can help load at this end.',
  'One flight of stairs, wide enough to turn on.',
  'There is a lift, and everything fits in it.',
  'Evenings are best; message first so someone is home.',
];
const payment = [
  'Cash or PayID on pick up.',
  'PayID preferred, cash is fine too.',
  'Pay on collection, no deposits needed.',
  'Please check {it} over before you pay.',
  'Payment through Souk is fine by me.',
  'Bank transfer on the spot works, I will wait for it to land.',
];
const haggle = [
  'Sensible offers considered.',
  'Price is a little flexible for a quick sale.',
  'Priced to go, so please no half-price offers.',
  'Make me an offer in person and we will sort something out.',
  'Cheaper than the others here because I need the space.',
  'Firm on the price this week, may drop it next.',
  'Will do a better price if you take more than one of my ads.',
];
const closing = [
  'If the ad is up, {they} {is} still available.',
  'More photos on request.',
  'Ask me anything, I usually answer within the hour.',
  'First to turn up takes {it}.',
  'Happy to measure or film anything you want to see.',
  'Thanks for looking.',
  'Please say what time suits in your first message.',
];
const manners = { handover, payment, haggle, closing };
const plainTails = [
  'pick up only',
  'moving sale',
  'price drop',
  'must go this week',
  'can deliver nearby',
  'offers welcome',
];
const noParts: string[] = [];
const nothing = { new: noParts, 'like-new': noParts, good: noParts, fair: noParts, 'for-parts': noParts };
const broken = ['for parts', 'needs repair', 'not working', 'for a tinkerer'];
const brokenText = [
  'Sold for parts or repair; please do not expect it to work as is.',
  'Stopped working last month and I have not had it looked at.',
  'Complete, but needs someone with time and a screwdriver.',
  'Good donor if you have the same one at home.',
];

/** A voice that fits any household thing; the others differ from it where their sellers do. */
export const homeVoice: SoldVoice = {
  conditionWeights: { new: 8, 'like-new': 27, good: 45, fair: 20, 'for-parts': 0 },
  plainTails,
  priceTypes: { fixed: 46, negotiable: 52, free: 0, 'on-request': 2 },
  banks: {
    ...manners,
    story: [
      'Bought new about three years ago for our first flat.',
      'Came from my parents’ place when they downsized.',
      'Lived in the spare room and saw little use.',
      'A wedding present that we had two of.',
      'I saved up for {it} and still like {it}, but the room is gone.',
      'From a home without pets or smokers.',
    ],
    reason: [
      'Moving interstate at the end of the month.',
      'We merged two households and own two of everything.',
      'The new place has no room for {it}.',
      'Redecorating, and the colours no longer match.',
      'Clearing cupboards before the baby comes.',
      'Lease ends soon, so {they} need{s} to be gone by then.',
    ],
    care: [
      'Looked after and kept inside.',
      'Dusted and wiped, ready for the next home.',
      'Never lent, never left out in the weather.',
      'Kept out of direct sun, so the colour is even.',
    ],
    extra: [
      'Makes a good first-home present.',
      'Works well in a small flat.',
      'Have a look at my other ads while you are here.',
      'I will wrap {it} well for the trip home.',
    ],
  },
  condition: {
    new: ['Still in the box.', 'Delivered last month and never used.', 'New, bought one too many.'],
    'like-new': [
      'Looks the same as the day we bought {it}.',
      'Hardly used, and it shows.',
      'I went over {it} with a torch and found nothing to report.',
    ],
    good: [
      'Normal light wear, nothing you would notice across the room.',
      'One small mark, shown in the photos.',
      'A few years of gentle use.',
      'Good used condition, clean and complete.',
    ],
    fair: [
      'Some scratches, all in the photos.',
      'Wear on the edges, otherwise sound.',
      'Has been used daily and looks it; does its job.',
    ],
    'for-parts': noParts,
  },
  tails: {
    new: ['brand new in box', 'never used', 'unopened'],
    'like-new': ['as new', 'hardly used', 'like new', 'immaculate'],
    good: ['good condition', 'well looked after', 'lovely piece'],
    fair: ['some marks', 'honest wear', 'bargain'],
    'for-parts': noParts,
  },
};

export const furnitureVoice: SoldVoice = {
  ...homeVoice,
  banks: {
    ...homeVoice.banks,
    handover: heavyHandover,
    story: [
      ...homeVoice.banks.story.slice(0, 3),
      'We bought {it} for a house with bigger rooms.',
      'Staged a property once, then sat under a sheet in storage.',
      'From a home without children, pets or smokers.',
    ],
    extra: [
      'Measure your doorway first, please.',
      'Fits in a van or on a trailer.',
      'Matching pieces are in my other ads.',
      'I can recommend two blokes with a truck.',
      'Sits in the front room, easy to see.',
    ],
  },
  condition: {
    ...homeVoice.condition,
    new: [
      'Still in the carton, never assembled.',
      'Delivered last month and never used.',
      'New, and too big for our stairs.',
    ],
    'like-new': [
      'Looks the same as the day we bought {it}.',
      'Hardly used, and it shows.',
      'Used for one winter, no marks.',
    ],
    good: [
      'Normal light wear, nothing you would see from the other side of the room.',
      'One small scuff near the floor, shown in the photos.',
      'Solid and square, with a few years of gentle use.',
    ],
    fair: [
      'Some scratches, all in the photos.',
      'Would suit a rental or a student house.',
      'The cat had an opinion about one corner; the rest is fine.',
    ],
    'for-parts': noParts,
  },
  tails: { ...homeVoice.tails, new: ['brand new', 'never assembled', 'still in the carton'] },
};

export const applianceVoice: SoldVoice = {
  ...homeVoice,
  conditionWeights: { new: 6, 'like-new': 26, good: 46, fair: 18, 'for-parts': 4 },
  banks: {
    ...homeVoice.banks,
    reason: [
      'New kitchen, and everything is built in now.',
      'Moving into a furnished place.',
      'We upgraded to a bigger one.',
      'Two kitchens became one when we married.',
    ],
    care: [
      'Cleaned inside and out.',
      'Descaled or filtered as the booklet says.',
      'One careful owner, booklet in the drawer.',
    ],
    extra: ['Come and see it run.', 'Booklet and all parts included.', 'Receipt available.'],
  },
  condition: {
    new: ['New in the box.', 'Unused, ordered twice by mistake.'],
    'like-new': [
      'Used a few times, looks new.',
      'Less than a year old.',
      'Works and looks as it did in the shop.',
    ],
    good: [
      'Works just as it should.',
      'A scuff on one side, runs well.',
      'Tested this week, nothing to report.',
    ],
    fair: [
      'A few dents on the outside, none on the inside.',
      'Older model that keeps going.',
      'Marked and faded, works fine.',
    ],
    'for-parts': brokenText,
  },
  tails: {
    new: ['brand new', 'in box', 'unused'],
    'like-new': ['as new', 'under a year old', 'hardly used'],
    good: ['works well', 'tested', 'good condition'],
    fair: ['cheap', 'old but reliable', 'some dents'],
    'for-parts': broken,
  },
};

export const electronicsVoice: SoldVoice = {
  ...applianceVoice,
  banks: {
    ...manners,
    handover: [
      ...handover,
      'Can post tracked at your cost.',
      'Meet at the shopping centre, there is power to test it.',
    ],
    story: [
      'Bought new from the shop, I have the receipt in my e-mail.',
      'Was a work perk, kept when I left.',
      'Used at home only.',
      'A gift that doubled up with what I had.',
      'Australian stock, not a grey import.',
    ],
    reason: [
      'Upgraded on Friday, so this one is spare.',
      'Work gave me one, no need for two.',
      'I use it less than I promised myself.',
      'Switching to another brand.',
      'Clearing the drawer of gadgets.',
      'Saving for a trip.',
    ],
    care: [
      'Handled with care; I am the kind who keeps boxes.',
      'Cleaned with the proper cloth.',
      'Kept away from the kids and out of the sun.',
    ],
    extra: [
      'All original leads included.',
      'I will throw in a spare cable.',
      'Test it as long as you like when you come.',
      'Serial number on request so you can check the warranty.',
    ],
  },
  condition: {
    new: ['Factory sealed.', 'Unopened, bought as a gift.', 'Opened to check, never switched on.'],
    'like-new': [
      'Not one scratch that I can find.',
      'Used for about six weeks.',
      'You would have trouble telling it from new.',
    ],
    good: [
      'Fine marks if you look for them, nothing you can feel.',
      'Works perfectly, with light marks on the corners.',
      'Everything tested this week and working.',
      'A couple of years old and going strong.',
    ],
    fair: [
      'Scuffed corners and one deeper scratch, works as it should.',
      'The outside has had a life, the inside is fine.',
      'A chip near one edge, shown in the photos; no effect on use.',
    ],
    'for-parts': brokenText,
  },
  tails: {
    new: ['sealed', 'brand new', 'unopened gift'],
    'like-new': ['as new', 'mint', 'used a month'],
    good: ['works perfectly', 'great condition', 'tested'],
    fair: ['a few scratches', 'cheap', 'honest wear'],
    'for-parts': broken,
  },
};

export const babyVoice: SoldVoice = {
  ...homeVoice,
  banks: {
    ...manners,
    closing: [...closing, 'Naps are from 1 to 3, so please message rather than ring.'],
    story: [
      'Used for our second child only.',
      'Lived at the grandparents’ place for visits.',
      'One careful family from new.',
      'We used {it} most weekends for a year.',
      'A present from the aunties.',
    ],
    reason: [
      'Our youngest has grown out of {it}.',
      'No more babies planned here!',
      'Making room for a big-kid bedroom.',
      'The cousins have passed us theirs.',
      'Clearing the garage before school starts.',
    ],
    care: [
      'Wiped or washed with gentle soap.',
      'Stored indoors in a sealed bag.',
      'Checked over last night, nothing loose.',
      'From a home without pets or smoke.',
    ],
    extra: [
      'Great for a second set at Nan’s.',
      'More of our things in my other ads.',
      'Happy to bundle and save you a trip.',
    ],
  },
  condition: {
    new: ['Never used, still in the packaging.', 'Duplicate gift, unopened.', 'New with tags.'],
    'like-new': [
      'Used a handful of times.',
      'As good as new, truly.',
      'No stains, no fading.',
      'We hardly got to use {it}.',
    ],
    good: [
      'Normal use for the age, nothing broken.',
      'A little faded, otherwise great.',
      'Clean, complete and ready to use.',
    ],
    fair: [
      'Well loved, with a few stains that did not come out.',
      'Some wear; priced with that in mind.',
      'Third child’s turn is over and it shows.',
    ],
    'for-parts': noParts,
  },
  tails: {
    new: ['never used', 'new with tags', 'unopened gift'],
    'like-new': ['as new', 'used a few times', 'spotless'],
    good: ['good condition', 'clean and complete', 'one owner', 'smoke-free home'],
    fair: ['well loved', 'some marks', 'cheap'],
    'for-parts': noParts,
  },
};

export const accessoryVoice: SoldVoice = {
  ...homeVoice,
  banks: {
    ...manners,
    handover: [...handover, 'Can post in a satchel for $11.', 'Posting tomorrow if paid tonight.'],
    story: [
      'An impulse buy in the sales.',
      'From my own wardrobe, not a reseller.',
      'Bought in Melbourne last winter.',
      'A gift in not quite my style.',
    ],
    reason: [
      'Wardrobe clear-out, being strict this time.',
      'I keep reaching for another one.',
      'Not my colour after all.',
      'Selling to make room before I move.',
    ],
    care: ['Kept in its bag or box.', 'Cleaned and polished.', 'From a smoke-free home.'],
    extra: ['You are welcome to try {it} on.', 'Measurements on request.', 'Looks better than in my photos.'],
  },
  condition: {
    new: ['Tags still on, never used.', 'New in the box with the receipt.', 'Tried on at home, that is all.'],
    'like-new': ['Out of the house twice at most.', 'No marks anywhere.', 'Could pass for new.'],
    good: [
      'Light wear that you need to look for.',
      'Used with care for a few seasons.',
      'Good used condition, still looks sharp.',
    ],
    fair: [
      'Visible wear, priced for that.',
      'Well used, with plenty of life left.',
      'A scuff or two that polish would help.',
    ],
    'for-parts': noParts,
  },
  tails: {
    new: ['new with tags', 'never worn', 'BNWT'],
    'like-new': ['worn once', 'as new', 'like new'],
    good: ['great condition', 'gently worn', 'well kept'],
    fair: ['worn in', 'bargain', 'some wear'],
    'for-parts': noParts,
  },
};

export const clothesVoice: SoldVoice = {
  ...accessoryVoice,
  banks: {
    ...accessoryVoice.banks,
    story: [
      ...accessoryVoice.banks.story,
      'Bought for a wedding and worn for one evening.',
      'I had {it} for a job that went fully remote.',
    ],
    reason: [
      ...accessoryVoice.banks.reason,
      'Changed size and not changing back.',
      'Too nice to leave hanging there.',
    ],
    care: [
      'Dry-cleaned and in a garment bag.',
      'Steamed and ready to wear.',
      'Stored with a cedar block, no smells.',
      'From a smoke-free home.',
    ],
    extra: [
      'True to size on me.',
      'Runs a little small, so check your measurements.',
      'You are welcome to try {it} on.',
      'Measurements on request.',
    ],
  },
  condition: {
    new: ['Tags still on, never worn.', 'Tried on at home, that is all.', 'New; the wedding was called off.'],
    'like-new': [
      'Worn once, for about four hours.',
      'No pulls, no marks, no alterations.',
      'Could pass for new.',
    ],
    good: [
      'Worn a fair bit and cared for.',
      'Good used condition, no holes or stains.',
      'A few seasons old and still looks sharp.',
    ],
    fair: [
      'Some pilling under the arms, priced for that.',
      'A small mark on the hem that I have not tried to treat.',
      'Well worn, with plenty of life left.',
    ],
    'for-parts': noParts,
  },
};

export const sportVoice: SoldVoice = {
  ...homeVoice,
  banks: {
    ...manners,
    story: [
      'Bought with big plans in January.',
      'Used on weekends for two seasons.',
      'Lived in a dry garage, never left outside.',
      'My training partner moved away and so did my motivation.',
      'Had {it} since new.',
    ],
    reason: [
      'Bad knee, so it is swimming only from now on.',
      'Upgraded after a good tax return.',
      'Need the garage back.',
      'New baby, fewer Saturdays.',
      'Changed sports, as you do.',
    ],
    care: [
      'Cleaned, dried and stored inside.',
      'Stored off the ground under a cover.',
      'Looked after like a member of the family.',
    ],
    extra: [
      'A good first one if you are just starting out.',
      'Happy to show how everything works.',
      'Ask for close-ups of anything.',
    ],
  },
  condition: {
    new: ['Never used, box opened only for the photos.', 'Brand new, won in a raffle.', 'Still wrapped.'],
    'like-new': ['Three outings at most.', 'Looks and feels new.', 'Bought in spring, shelved by summer.'],
    good: [
      'Marks you would expect from normal use.',
      'Plenty of life left.',
      'Works just as it should.',
      'A few scuffs, all cosmetic.',
    ],
    fair: [
      'Used hard, still does the job.',
      'Scuffed and faded, sound otherwise.',
      'Needs a good clean and a little attention.',
    ],
    'for-parts': noParts,
  },
  tails: {
    new: ['brand new', 'never used', 'unwanted prize'],
    'like-new': ['as new', 'hardly used', 'used twice'],
    good: ['good condition', 'ready to go', 'well maintained'],
    fair: ['cheap', 'honest wear', 'good for a beginner'],
    'for-parts': noParts,
  },
};

export const bikeVoice: SoldVoice = {
  ...sportVoice,
  banks: {
    ...sportVoice.banks,
    care: [
      'Serviced by the local shop in spring.',
      'Everything checked and tightened last weekend.',
      'Chain wiped and oiled after every wet ride.',
    ],
    extra: [
      'Try it in the street or in the park across the road.',
      'Pump and spare tubes go with it.',
      'Bring a rack or ride it home.',
    ],
  },
};

export const waterVoice: SoldVoice = {
  ...sportVoice,
  banks: {
    ...sportVoice.banks,
    reason: [
      'Moving inland, sadly.',
      'Shoulder says no.',
      'New baby, fewer dawn starts.',
      'Garage is full.',
      'Upgraded after a good tax return.',
    ],
    care: [
      'Rinsed with fresh water after every use.',
      'Dried in the shade, stored inside.',
      'Looked after like a member of the family.',
    ],
  },
};

export const hobbyVoice: SoldVoice = {
  ...homeVoice,
  banks: {
    ...manners,
    handover: [...handover, 'Posting is fine, well wrapped.'],
    story: [
      'Part of a collection that I am thinning out.',
      'My late uncle’s, and he took care of his things.',
      'Bought from a shop in Newtown about five years ago.',
      'Lived on a shelf in the study.',
      'A present from somebody who knows me well.',
    ],
    reason: [
      'Shelves are full and the rule is one in, one out.',
      'Moving to a smaller place.',
      'I have two of these now.',
      'Not getting the attention {they} deserve{s}.',
      'Funding the next one.',
    ],
    care: ['Kept out of the sun and away from damp.', 'Handled with clean hands.', 'Stored in a dry room.'],
    extra: [
      'Would make a good present.',
      'More of the same in my other ads; bundles welcome.',
      'Happy to tell you the story behind {it}.',
      'Cheaper than a new one by a long way.',
    ],
  },
  condition: {
    new: ['Unopened.', 'Bought twice by mistake, this one is untouched.', 'New, still wrapped.'],
    'like-new': ['You would not know that {they} had been used.', 'Hardly touched.', 'Clean inside and out.'],
    good: [
      'Light wear, complete and sound.',
      'A little wear on the corners.',
      'Used and loved, everything there.',
    ],
    fair: [
      'A few knocks, complete otherwise.',
      'Shows its years, priced for that.',
      'Tired on the outside, fine where it matters.',
    ],
    'for-parts': noParts,
  },
  tails: {
    new: ['unopened', 'brand new', 'still wrapped'],
    'like-new': ['as new', 'near mint', 'hardly touched'],
    good: ['good condition', 'complete', 'well kept'],
    fair: ['well used', 'some wear', 'bargain'],
    'for-parts': noParts,
  },
};

export const musicVoice: SoldVoice = {
  ...hobbyVoice,
  banks: {
    ...hobbyVoice.banks,
    care: [
      'Lives in its case, out of the sun.',
      'Wiped down after playing.',
      'Kept at an even temperature, never in a car.',
    ],
    extra: [
      'Come and play it before you decide.',
      'A good start for a beginner, and a keeper for later.',
      'Neighbours say it sounds nice.',
    ],
  },
};

export const gardenVoice: SoldVoice = {
  ...homeVoice,
  banks: {
    ...manners,
    story: [
      'Used in a small suburban yard.',
      'Kept under the carport since new.',
      'Part of a big plan for the back yard.',
      'Came with the house, and we never needed {it}.',
    ],
    reason: [
      'Moving into a unit without a yard.',
      'Changed the plan halfway, as usual.',
      'The back is tired of gardening.',
      'We have a gardener now.',
      'Making room for a vegetable bed.',
    ],
    care: ['Covered every winter.', 'Cleaned last month.', 'Always put away dry.'],
    extra: ['Side gate access, no steps.', 'Bring a ute or a trailer.', 'A hand with lifting is free.'],
  },
  condition: {
    new: ['Unused, bought one too many.', 'Never set up.', 'New, straight from the shop.'],
    'like-new': ['One season old.', 'As good as new.', 'Used twice, then it rained all summer.'],
    good: ['Weathered a little, fully sound.', 'In good order.', 'A wipe and off you go.'],
    fair: [
      'Some rust or wear, still does its job.',
      'A bit of love needed.',
      'Faded by the sun, solid underneath.',
    ],
    'for-parts': noParts,
  },
  tails: {
    new: ['unused', 'brand new', 'surplus'],
    'like-new': ['as new', 'one season old', 'hardly used'],
    good: ['good condition', 'well kept', 'ready to go'],
    fair: ['needs a clean', 'cheap', 'weathered'],
    'for-parts': noParts,
  },
};

export const plantVoice: Voice = {
  ...gardenVoice,
  condition: null,
  tails: nothing,
  plainTails: [
    'healthy',
    'full of growth',
    'moving sale',
    'pick up only',
    'from my garden',
    'well established',
  ],
  banks: {
    ...gardenVoice.banks,
    story: [
      'Grown here on a bright balcony.',
      'From a garden that has been in the family for forty years.',
      'Raised from a small pot.',
    ],
    reason: [
      'Getting too big for the space.',
      'Moving into a place with less light.',
      'I have more plants than windows.',
    ],
    care: [
      'Fed in spring, watered on Sundays.',
      'No pests, I check under the leaves.',
      'Turned every week, so it grows evenly.',
    ],
    extra: [
      'I will tell you how I water it.',
      'Bring a box so it does not tip over in the car.',
      'Free cuttings of other things if you ask.',
    ],
  },
};

export const materialsVoice: SoldVoice = {
  ...gardenVoice,
  conditionWeights: { new: 45, 'like-new': 25, good: 22, fair: 8, 'for-parts': 0 },
  tails: {
    ...gardenVoice.tails,
    'like-new': ['as delivered', 'surplus', 'left over'],
    good: ['cleaned', 'ready to reuse', 'stacked'],
    fair: ['mixed lot', 'cheap', 'as is'],
  },
  banks: {
    ...gardenVoice.banks,
    story: [
      'Ordered too much for the job.',
      'Left over from our extension.',
      'Pulled up with care when we changed the layout.',
    ],
    reason: [
      'Renovation finished at last.',
      'They will not fit the plan any more.',
      'Need the driveway back.',
      'Builder has moved on and so must these.',
    ],
    care: ['Stacked on timber, under cover.', 'Sorted, nothing chipped in the pile.', 'Kept dry.'],
    extra: [
      'Bring a ute or a trailer.',
      'Trailer can back right up.',
      'Gloves supplied, loading shared.',
      'Cost twice this at the yard.',
    ],
    handover: [
      'Pick up from the driveway, any day before five.',
      'Can be loaded by two people.',
      'Delivery for the cost of the truck.',
    ],
  },
  condition: {
    new: ['Unused, straight from the supplier.', 'Never laid or cut.', 'Labels still on.'],
    'like-new': ['Handled once, unmarked.', 'As delivered, minus the strapping.'],
    good: ['Lifted and cleaned, ready to use again.', 'A few edge chips, the rest is clean.'],
    fair: ['Mixed lot, some pieces for cutting.', 'Weathered, with character.'],
    'for-parts': noParts,
  },
};

export const tradeVoice: SoldVoice = {
  ...homeVoice,
  conditionWeights: applianceVoice.conditionWeights,
  banks: {
    ...manners,
    story: [
      'From a retired chippy’s shed.',
      'Bought for one renovation and hardly touched since.',
      'Company gear, replaced on schedule.',
      'Second set that stayed in the van.',
    ],
    reason: [
      'Off the tools after thirty years.',
      'Renovation finished at last.',
      'Clearing the lock-up by the end of the month.',
      'Got a bigger one.',
      'The van is full.',
    ],
    care: ['Wiped down after each job.', 'Stored dry.', 'Never dropped, never lent.'],
    extra: ['Tax invoice available.', 'Can demonstrate on the spot.', 'Suits a tradie or a serious DIYer.'],
  },
  condition: {
    new: ['New in the box.', 'Never out of the wrapper.', 'Surplus, unused.'],
    'like-new': ['Used for one weekend job.', 'As new, barely dusty.', 'Next to no use.'],
    good: [
      'Works as it should, looks like a tool.',
      'Site marks, nothing more.',
      'Good working order, tested today.',
    ],
    fair: [
      'Rough to look at, sound to use.',
      'Plenty of site use, no faults.',
      'Older one that keeps going.',
    ],
    'for-parts': brokenText,
  },
  tails: {
    new: ['brand new', 'unused', 'surplus to job'],
    'like-new': ['as new', 'used once', 'barely used'],
    good: ['good working order', 'tested', 'well kept'],
    fair: ['old but strong', 'site marks', 'cheap'],
    'for-parts': broken,
  },
};

export const handToolVoice: SoldVoice = {
  ...tradeVoice,
  conditionWeights: homeVoice.conditionWeights,
  condition: {
    ...tradeVoice.condition,
    ...homeVoice.condition,
    good: ['Works as it should, looks like a tool.', 'Site marks, nothing more.'],
  },
};

export const cafeVoice: SoldVoice = {
  ...tradeVoice,
  tails: { ...tradeVoice.tails, 'like-new': ['as new', 'barely used'] },
  banks: {
    ...tradeVoice.banks,
    story: [
      'From a cafe that closes at Easter.',
      'Ran our morning trade for four years.',
      'Bought for a second shop that never opened.',
    ],
    reason: [
      'Lease is up.',
      'New fit-out comes with its own.',
      'We went up a size.',
      'Retiring after nineteen years.',
    ],
    care: [
      'Cleaned every night, staff or no staff.',
      'Serviced every six months.',
      'Filters changed on time.',
    ],
    extra: [
      'Tax invoice supplied, price includes GST.',
      'Ground level loading, pallet jack here.',
      'Can be seen running before Friday.',
    ],
  },
  condition: {
    ...tradeVoice.condition,
    new: ['New in the crate.', 'Unused, plan changed.'],
    'like-new': ['Used for one season.', 'Looks as it did in the catalogue.'],
    good: ['Good working order, tested today.', 'Marks from daily work, no faults.'],
    fair: ['Older unit that keeps going.', 'Needs a new seal or a polish, works.'],
    'for-parts': brokenText,
  },
};

export const partsVoice: SoldVoice = {
  ...handToolVoice,
  banks: {
    ...manners,
    story: [
      'Came off my own car at a workshop.',
      'Bought for a build that I never finished.',
      'Removed when I sold the car back to standard.',
      'Spare set that sat in the garage.',
      'Fitted for one trip up the coast.',
    ],
    reason: [
      'Sold the car, so no use to me.',
      'Upgraded for a bigger trip.',
      'Making space in the shed.',
      'Lease car, had to go back to stock.',
    ],
    care: ['Cleaned and boxed.', 'Stored dry.', 'Looked over by my mechanic.'],
    extra: [
      'Check the size or part number with me first.',
      'Fitting takes about an hour with basic tools.',
      'Genuine, not a copy.',
    ],
  },
  condition: {
    new: ['New in the box.', 'Unused, wrong order.'],
    'like-new': ['On the car for a few weeks.', 'As new.'],
    good: ['Normal road wear, no damage.', 'Good order, straight off a running car.'],
    fair: ['Scuffed, works as it should.', 'Marked by a few winters, sound.'],
    'for-parts': noParts,
  },
  tails: {
    new: ['brand new', 'unused', 'in box'],
    'like-new': ['as new', 'nearly new'],
    good: ['good condition', 'ready to fit'],
    fair: ['cheap', 'some scuffs'],
    'for-parts': noParts,
  },
};

export const petSupplyVoice: SoldVoice = {
  ...homeVoice,
  banks: {
    ...manners,
    story: [
      'Bought for our rescue, who prefers the couch.',
      'Used while we fostered.',
      'From a home with one calm animal.',
    ],
    reason: [
      'Outgrown within a month.',
      'Changed to a bigger set-up.',
      'No pets in the new lease.',
      'We were given another.',
    ],
    care: [
      'Scrubbed with pet-safe soap.',
      'Washed hot and dried in the sun.',
      'Cleaned and ready for the next one.',
    ],
    extra: ['Good size for a small home.', 'Ask for measurements.', 'Instructions included.'],
  },
  condition: {
    new: ['Never used.', 'New in the packaging.'],
    'like-new': ['Hardly used.', 'Set up for a week, that is all.'],
    good: ['Light wear, no damage.', 'Clean and in good order.', 'A few scratches, nothing structural.'],
    fair: ['Worn at one edge.', 'Well used, still does the job.'],
    'for-parts': noParts,
  },
  tails: {
    ...homeVoice.tails,
    new: ['brand new', 'never used'],
    good: ['good condition', 'clean', 'well kept'],
  },
};

export const animalVoice: Voice = {
  ...homeVoice,
  condition: null,
  tails: nothing,
  plainTails: [
    'to a loving home',
    'ready now',
    'gentle nature',
    'used to children',
    'vet checked',
    'home raised',
    'friendly',
    'healthy and active',
  ],
  priceTypes: { fixed: 80, negotiable: 18, free: 0, 'on-request': 2 },
  banks: {
    story: [
      'Lives inside with our family.',
      'Used to vacuum cleaners, visitors and the postie.',
      'Raised in our lounge room.',
    ],
    reason: [
      'We are looking for patient people, not the first people.',
      'Sadly, our landlord has changed the rules.',
      'Work has become shift work and that is not fair on an animal.',
      'Our son’s allergies have decided for us.',
    ],
    care: [
      'Eating well and checked by our vet.',
      'Handled every day.',
      'A bag of the usual food goes along.',
      'Clean, calm and curious.',
    ],
    extra: [
      'Breeder or source number supplied on request.',
      'Lifetime advice included, we love photos.',
      'Home visit welcome before you decide.',
    ],
    handover: [
      'Visits on weekends by appointment.',
      'Please bring a carrier.',
      'We can hold until you have got things ready.',
      'Video call first if you live far away.',
    ],
    payment: [
      'Cash or PayID when you collect.',
      'Small deposit holds, rest on pick up.',
      'We do not take payment before a visit.',
    ],
    haggle: ['Price covers vet costs and food, no more.', 'Not negotiable, but bedding is included.'],
    closing: [
      'Tell us about your home and your days.',
      'No resellers, please.',
      'If you cannot keep your pet one day, it comes back to us.',
      'Message us for a short video.',
    ],
  },
};

export const fishVoice: Voice = {
  ...animalVoice,
  plainTails: ['home bred', 'healthy', 'tank full', 'colourful', 'active', 'eating well'],
  banks: {
    ...animalVoice.banks,
    story: ['Bred in my living room.', 'From a tank that has run for six years.'],
    reason: ['The tank is full.', 'Closing one of my four tanks.', 'They keep multiplying.'],
    care: ['Water tested weekly.', 'Fed twice a day, a little of everything.', 'Quarantined for a month.'],
    extra: [
      'I can explain how to settle them in.',
      'A handful of plants goes with them.',
      'Ask for my water values.',
    ],
    handover: ['Bagged with air while you wait.', 'Bring a bucket with a lid.', 'Weekday evenings are best.'],
    payment: ['Cash or PayID.', 'A few dollars off for ten or more.'],
    haggle: ['Swaps for plants considered.', 'Cheaper than the shop, and tougher.'],
    closing: ['Message me for a video of the tank.', 'Happy to answer beginners’ questions.'],
  },
};

export const ticketVoice: Voice = {
  ...animalVoice,
  priceTypes: homeVoice.priceTypes,
  plainTails: [
    'cannot go',
    'at cost',
    'at face value',
    'last minute',
    'transfer by app',
    'clash with work',
    'unwanted gift',
  ],
  banks: {
    story: [
      'Bought in the presale.',
      'Was a birthday present.',
      'Booked months ago, before the roster came out.',
      'Won at work.',
    ],
    reason: [
      'Rostered on that night, sadly.',
      'Family wedding on the same day.',
      'We will be interstate.',
      'We all have the flu.',
    ],
    care: [
      'I can show the order confirmation.',
      'Bought from the official seller.',
      'Name change is allowed and costs nothing.',
    ],
    extra: [
      'Sold at what I paid or less, as the rules say.',
      'Transfer is instant through the ticket app.',
      'Can meet before the show if you prefer.',
    ],
    handover: [
      'Sent to your phone as soon as paid.',
      'Transfer while we are both online.',
      'Pick up in the city on weekdays.',
    ],
    payment: ['Payment through Souk, so both sides are safe.', 'PayID, then I transfer on the spot.'],
    haggle: ['Price is for all of them together.', 'A little lower for a quick yes.'],
    closing: ['Enjoy it for me.', 'Available until the ad is gone.', 'Answering until late tonight.'],
  },
};

export const voucherVoice: Voice = {
  ...ticketVoice,
  plainTails: ['unwanted gift', 'long expiry', 'below value', 'e-voucher', 'can meet', 'unused'],
  banks: {
    story: [
      'A thank-you from work.',
      'Christmas present from someone who means well.',
      'Won in the school raffle.',
      'Left over from a refund.',
    ],
    reason: [
      'Not near me any more.',
      'I have three of these.',
      'Would rather put it towards rent.',
      'No time to use it before we move.',
    ],
    care: ['Balance checked today.', 'Code still under the scratch panel.', 'Kept with its receipt.'],
    extra: ['Makes a good present.', 'Can be used in two goes.', 'Works online and in person.'],
    handover: [
      'Card by hand, or the code after payment.',
      'Meet on the spot and try it first.',
      'Sent by message within minutes.',
    ],
    payment: ['Payment through Souk, so both sides are safe.', 'PayID, then I send the code.'],
    haggle: ['A little off the value is the deal.', 'Price as shown, please.'],
    closing: ['Enjoy.', 'Still here if the ad is.', 'Quick reply most days.'],
  },
};

export const freeVoice: SoldVoice = {
  ...homeVoice,
  conditionWeights: { new: 2, 'like-new': 10, good: 50, fair: 38, 'for-parts': 0 },
  priceTypes: { fixed: 0, negotiable: 0, free: 100, 'on-request': 0 },
  plainTails: [
    'free',
    'free to a good home',
    'free, pick up today',
    'must go this weekend',
    'yours if you collect',
    'free, first in',
  ],
  tails: {
    new: ['free and unused'],
    'like-new': ['free, as new', 'free, hardly used'],
    good: ['free, good condition', 'free, still good', 'free for pick up'],
    fair: ['free, needs love', 'free, some wear', 'free as is'],
    'for-parts': noParts,
  },
  banks: {
    story: [
      'Beside our front door under a sheet.',
      'Too good for the tip.',
      'Council pick-up is on Thursday, so be quick.',
      'Served us well for years.',
    ],
    reason: [
      'Moving on Sunday.',
      'Now in the way.',
      'Making room for a visitor.',
      'Somebody will need {this} more than we do.',
    ],
    care: ['Given a wipe this morning.', 'Kept dry in the garage.', 'Sorted, so no rubbish in between.'],
    extra: [
      'You carry, I hold the door.',
      'No holds; whoever comes first.',
      'Bring a friend and a car with space.',
      'A cup of tea is included.',
    ],
    handover: [
      'Any time before eight tonight.',
      'Just take {it}, no need to knock.',
      'Message when you are on the way.',
      'Weekend mornings are best.',
    ],
    payment: ['No money wanted.', 'Free means free.', 'Pass {it} on again when you are done.'],
    haggle: ['A kind word will do.', 'Swaps not needed.', 'Students and new arrivals first, please.'],
    closing: [
      'If the ad is up, {they} {is} still here.',
      'First to turn up takes {it}.',
      'Thanks for saving {it} from the tip.',
    ],
  },
  condition: {
    new: ['Never used.'],
    'like-new': ['Hardly used.', 'As good as new.'],
    good: ['Plenty of life left.', 'Good, clean and useful.', 'Nothing wrong with {it}.'],
    fair: ['Has seen some years.', 'Needs a bit of care.', 'Not pretty, but useful.'],
    'for-parts': noParts,
  },
};

export const freeYardVoice: Voice = {
  ...freeVoice,
  condition: null,
  tails: nothing,
  banks: {
    ...freeVoice.banks,
    story: [
      'Piled at the side gate.',
      'Left over from the new path.',
      'The skip is full and this is too good for it.',
    ],
    care: ['Sorted, so no rubbish in between.', 'Kept off the ground.'],
    extra: ['Trailer can back right up.', 'Bring gloves and a shovel.', 'Take as much as you like.'],
  },
};
