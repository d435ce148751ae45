/** Postcode ranges that Souk counts as remote, both ends included; carriers have their own lists. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  // Northern Territory outside Darwin and Palmerston.
  [822, 822],
  [840, 886],
  // Far west of New South Wales, and its islands.
  [2825, 2844],
  [2878, 2880],
  [2898, 2899],
  // Outback, gulf and cape of Queensland.
  [4470, 4499],
  [4722, 4736],
  [4820, 4830],
  [4871, 4871],
  [4873, 4876],
  [4890, 4895],
  // Kangaroo Island, Eyre Peninsula and the north of South Australia.
  [5220, 5223],
  [5600, 5734],
  // Goldfields, Gascoyne, Pilbara, Kimberley and the Indian Ocean Territories.
  [6429, 6452],
  [6536, 6540],
  [6620, 6799],
  // Islands of Bass Strait.
  [7255, 7257],
];

/** Whether a parcel to this postcode costs the remote rate. */
export function isRemote(postcode: string): boolean {
  const number = /^\d{3,4}$/.test(postcode) ? Number(postcode) : -1;
  return ranges.some(([first, last]) => number >= first && number <= last);
}
