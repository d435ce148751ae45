import type { BusinessType } from '@souk/contract/shared/seller-types';
import { allHandyman, allProfessional, handymanTrades, professionalTrades } from './at-home.ts';
import { allBeauty, beautyTrades } from './beauty.ts';
import { allEvents, eventTrades } from './events.ts';
import type { OfferedService } from './offered-service.ts';
import { allSpa, allWellbeing, spaTrades, wellbeingTrades } from './wellbeing.ts';

type Services = readonly OfferedService[];

interface Trade {
  /** By the last word of a business's name. */
  named: Readonly<Record<string, Services>>;
  other: Services;
}

const trades: Readonly<Partial<Record<BusinessType, Trade>>> = {
  beauty: { named: beautyTrades, other: allBeauty },
  spa: { named: spaTrades, other: allSpa },
  wellbeing: { named: wellbeingTrades, other: allWellbeing },
  handyman: { named: handymanTrades, other: allHandyman },
  professional: { named: professionalTrades, other: allProfessional },
  events: { named: eventTrades, other: allEvents },
};

/** What a business offers: its name says what it does. */
export function servicesOf(type: BusinessType, businessName: string): Services {
  const trade = trades[type];
  if (!trade) throw new Error(`${type} offers nothing to book`);
  return trade.named[businessName.split(' ').at(-1) ?? ''] ?? trade.other;
}
