/** Platforms still list these places under outdated names. */
const renamed: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const found = new Map<string, string>();

/** Offsets such as `+10:00` are not zones: they do not know daylight saving. */
const named = /^[A-Za-z][\w+/-]{0,63}$/;

/** The name under which the platform lists a zone; undefined if it does not know it. */
function listedName(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Older browsers know a place only by its former name. */
function nameOfToday(listed: string): string {
  const name = renamed[listed];
  return name && listedName(name) ? name : listed;
}

/** The name under which we store a zone; undefined if the platform does not know it. */
export function knownTimeZone(name: string | null | undefined): string | undefined {
  if (!name || !named.test(name)) return undefined;
  const kept = found.get(name);
  if (kept) return kept;
  const listed = listedName(name);
  const zone = listed && nameOfToday(listed);
  // Only the canonical spelling is cached, so that callers cannot make the cache grow.
  if (zone) found.set(zone, zone);
  return zone;
}

/** Every zone to choose from, UTC first, which platforms' lists omit. */
export const allTimeZones = (): string[] => [
  ...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(nameOfToday)]),
];
