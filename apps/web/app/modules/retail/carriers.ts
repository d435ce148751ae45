/** Carriers that are common here; any other can be typed. */
export const carriers = [
  'Australia Post',
  'StarTrack',
  'Sendle',
  'Aramex',
  'DHL',
  'TNT',
  'Couriers Please',
  'Toll',
] as const;
