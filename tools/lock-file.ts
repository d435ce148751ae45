/** The facts about a package in the lock file that are used here. */
export interface Locked {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Locked>;

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors: Record<string, string> = {
  arm: 'arm',
  arm64: 'arm64',
  armv7: 'arm',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
};

/** The platform in a build's name: `binding-linux-x64-musl`. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = words.find((word) => systems.includes(word));
  const cpu = processors[words.find((word) => word in processors) ?? ''];
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  return {
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...(os === 'linux' ? { libc: [libc] } : {}),
  };
}

/** Where node looks for a package: next to this one, then in each folder above. */
function placesFor(from: string, name: string): string[] {
  const parts = from === '' ? [] : from.split('/node_modules/');
  const above = parts.map((_part, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/** Where the lock file has to list this build; undefined if it does already. */
function freePlace(taken: Packages, from: string, name: string, version: string): string | undefined {
  const places = placesFor(from, name);
  const isRange = !/^\d/.test(version);
  if (places.some((place) => taken[place] && (isRange || taken[place].version === version))) return undefined;
  const top = places.at(-1) ?? '';
  return top in taken ? places[0] : top;
}

/** The optional builds that a package names and the lock file lacks, as entries of the lock file. */
export function missingBuilds(packages: Packages): Packages {
  const added: Packages = {};
  for (const [from, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = freePlace({ ...packages, ...added }, from, name, version);
      if (place) added[place] = { version, ...platformOf(name), ...(dev ? { dev } : {}), optional: true };
    }
  }
  return added;
}
