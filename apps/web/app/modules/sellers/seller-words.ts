import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BusinessType } from '@souk/contract/shared/seller-types';
import {
  BriefcaseBusiness,
  CarFront,
  Dumbbell,
  Flower2,
  Hammer,
  HandPlatter,
  House,
  PartyPopper,
  Scale,
  Scissors,
  Store,
  Waves,
} from 'lucide-react';
import type { IconShape } from '../../ui/icon.tsx';

interface TradeWords {
  name: MessageDescriptor;
  /** What an account of this type brings. */
  brings: MessageDescriptor;
  icon: IconShape;
}

export const tradeWords: Record<BusinessType, TradeWords> = {
  retail: {
    name: msg`Retail shop`,
    brings: msg`A page for your shop, ads for what you sell, postage set once.`,
    icon: Store,
  },
  professional: {
    name: msg`Professional services`,
    brings: msg`A page for your practice: what you do, your papers, when you are open.`,
    icon: Scale,
  },
  handyman: {
    name: msg`Handyman`,
    brings: msg`A page with photos of finished work, your licences and the area you cover.`,
    icon: Hammer,
  },
  events: {
    name: msg`Events`,
    brings: msg`A page with your portfolio of weddings, parties and functions.`,
    icon: PartyPopper,
  },
  wellbeing: {
    name: msg`Wellbeing`,
    brings: msg`A page for your practice with certificates, photos and opening hours.`,
    icon: Flower2,
  },
  restaurant: {
    name: msg`Restaurant`,
    brings: msg`A page with your kitchen, opening hours, delivery and pick up.`,
    icon: HandPlatter,
  },
  beauty: {
    name: msg`Beauty`,
    brings: msg`A page for your salon with photos of your work and your certificates.`,
    icon: Scissors,
  },
  fitness: {
    name: msg`Fitness`,
    brings: msg`A page for your studio with a gallery, certificates and opening hours.`,
    icon: Dumbbell,
  },
  spa: {
    name: msg`Spa`,
    brings: msg`A page for your spa with a gallery, brochures and opening hours.`,
    icon: Waves,
  },
  job: {
    name: msg`Jobs`,
    brings: msg`Job ads under your company’s name and one place for the answers.`,
    icon: BriefcaseBusiness,
  },
  real_estate: {
    name: msg`Real estate`,
    brings: msg`Ads for homes to buy and rent under your agency’s name.`,
    icon: House,
  },
  car_dealer: {
    name: msg`Car dealer`,
    brings: msg`Ads for your cars, and offers that you accept or reject.`,
    icon: CarFront,
  },
};
