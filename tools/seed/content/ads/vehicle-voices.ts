import { partsVoice } from './voices.ts';
import type { SoldVoice, Voice } from './write-goods.ts';

const vehicleBanks: Voice['banks'] = {
  story: [
    'I bought {it} new from the dealer in Parramatta.',
    'Family car since new.',
    'Second owner; the first kept every receipt.',
    'Second owner; the first one was a retired teacher.',
    'Bought from a friend four years ago and never let me down.',
    'Company car, leased and serviced on time.',
  ],
  reason: [
    'A work car comes with the new job.',
    'Third child on the way, so we need more seats.',
    'Moving overseas in a month.',
    'Now two minutes from the station and hardly drive.',
    'Upgrading to something that can tow.',
    'Two cars, one parking spot.',
  ],
  care: [
    'Never smoked in, never used for rideshare.',
    'Washed by hand, waxed twice a year.',
    'Looked after by the same mechanic all along.',
    'No accidents, no hail, no write-off.',
    'All recalls done.',
  ],
  extra: [
    'Your mechanic is welcome to look it over.',
    'Rubber mats and a boot liner go along.',
    'Roof racks stay on.',
    'Tow bar fitted, hardly used.',
    'Spare tyre has never touched the road.',
  ],
  handover: [
    'Test drives on weekends, licence please.',
    'Can be seen any evening after 6.',
    'Transfer paperwork is ready to sign.',
    'Located close to the station, I can pick you up.',
  ],
  payment: [
    'Bank transfer or bank cheque.',
    'Deposit of $500 holds it for three days.',
    'Finance must be your own, sorry.',
  ],
  haggle: [
    'Priced under the guides for a quick sale.',
    'Slightly negotiable in person, not by message.',
    'No swaps, thank you.',
    'Sensible offers only; I know what they go for.',
  ],
  closing: ['If you read this it is still for sale.', 'Ask for a walk-around video.', 'No dealers, please.'],
};

export const vehicleVoice: SoldVoice = {
  ...partsVoice,
  banks: vehicleBanks,
  conditionWeights: { new: 0, 'like-new': 18, good: 60, fair: 21, 'for-parts': 1 },
  condition: {
    new: ['Delivery kilometres only.'],
    'like-new': ['Not a mark inside or out.', 'Presents like a demo model.', 'Garaged from the first day.'],
    good: [
      'A few stone chips at the front, as you would expect.',
      'Drives straight, stops straight, nothing to fix.',
      'Paint and interior are good for the age.',
      'Some light scratches on the bumper; mechanically spot on.',
    ],
    fair: [
      'Clear coat is fading on the roof, runs strong.',
      'Kerbed wheels and a scuffed bumper, priced for that.',
      'Cosmetically tired, mechanically sound.',
    ],
    'for-parts': [
      'Gearbox is gone; sold as is, without a certificate.',
      'Does not start. Complete, body is straight.',
    ],
  },
  tails: { new: [], 'like-new': [], good: [], fair: [], 'for-parts': [] },
  plainTails: [],
  priceTypes: { fixed: 42, negotiable: 57, free: 0, 'on-request': 1 },
};

export const bikeVoice: SoldVoice = {
  ...vehicleVoice,
  banks: {
    ...vehicleBanks,
    story: [
      'I bought it new from the dealer.',
      'Second owner, weekends only.',
      'My commuter for two years.',
      'Learned on it, grew out of it.',
    ],
    reason: [
      'Back says no.',
      'Baby on the way, so four wheels it is.',
      'Moved up a size.',
      'Working from home, it only gathers dust.',
    ],
    care: ['Always garaged, on a tender.', 'Washed by hand, chain waxed.', 'Never dropped, never raced.'],
    extra: [
      'Jacket and helmet in L for little more.',
      'Service book and both keys.',
      'Cover and lock go along.',
    ],
    handover: [
      'Cash in hand before test rides, licence please.',
      'Can be seen any evening after 6.',
      'Transfer paperwork is ready to sign.',
    ],
    payment: ['Bank transfer or bank cheque.', 'Deposit of $200 holds it for three days.'],
  },
  condition: {
    ...vehicleVoice.condition,
    'like-new': ['Not a mark on it.', 'Presents like a demo model.'],
    good: ['A few stone chips, nothing bent.', 'Good paint for the age, mechanically spot on.'],
    fair: ['Scratched lever and a scuffed mirror, runs strong.', 'Faded paint, sound engine.'],
    'for-parts': ['Does not start. Complete otherwise.'],
  },
};

export const towedVoice: SoldVoice = {
  ...vehicleVoice,
  banks: {
    ...vehicleBanks,
    story: [
      'Bought new, used for school holidays.',
      'One trip up the coast a year, no more.',
      'Second owner, both of us careful.',
      'Sat under cover between trips.',
    ],
    reason: [
      'The kids would rather fly.',
      'No room to park at the new place.',
      'Upgrading before the big lap.',
      'We use it less than the insurance costs.',
    ],
    care: [
      'Washed and greased after every trip.',
      'Stored on a hard stand.',
      'Lights and brakes checked last week.',
    ],
    extra: [
      'I can show you how everything works.',
      'Happy to bring it to a weighbridge.',
      'Spare wheel has never touched the road.',
    ],
    handover: [
      'Can be seen on weekends.',
      'Bring a car with the right plug and hitch.',
      'Transfer paperwork is ready to sign.',
    ],
  },
  condition: {
    ...vehicleVoice.condition,
    'like-new': ['Looks as it did in the yard.', 'Used three times.'],
    good: ['Normal marks from the road, sound throughout.', 'Good for its age, everything works.'],
    fair: ['Some rust on the frame, structurally fine.', 'Sun-faded, works as it should.'],
    'for-parts': ['Axle is bent; sold as is.'],
  },
};

export const boatVoice: SoldVoice = {
  ...towedVoice,
  banks: {
    ...towedVoice.banks,
    story: [
      'Bought new for the kids, who now have cars.',
      'Lake and harbour only.',
      'Half a dozen trips a year.',
      'Had it since new.',
    ],
    care: ['Flushed and washed after every trip.', 'Covered and on its trailer.', 'Serviced each spring.'],
    extra: ['Water test for a serious buyer.', 'Safety gear for four.', 'I can show you the good spots.'],
  },
  condition: {
    ...towedVoice.condition,
    fair: ['Scratches on the hull, dry inside.', 'Seats want a new cover, motor is good.'],
    'for-parts': ['Motor is seized; hull and trailer are fine.'],
  },
};
