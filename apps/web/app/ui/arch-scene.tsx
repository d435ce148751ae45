export type ArchPalette = 'cobalt' | 'saffron' | 'rose' | 'jade' | 'fig' | 'clay' | 'sky';

const walls: Record<ArchPalette, [wall: string, ground: string]> = {
  cobalt: ['#bccbff', '#c9d6ff'],
  saffron: ['#ffcf70', '#ffd98c'],
  rose: ['#ffbcc4', '#ffcbd0'],
  jade: ['#a4dccd', '#b9e5d9'],
  fig: ['#d6bbe8', '#e0caee'],
  clay: ['#f1bb9d', '#f5cbb3'],
  sky: ['#a4d6f4', '#bbe1f7'],
};

/** The hanging lamp of the arches. */
export function Lantern({ width = 32 }: { width?: number }) {
  return (
    <svg width={width} height={width * 1.4} viewBox="0 0 40 56" aria-hidden="true">
      <path d="M20 0v10" stroke="#3a2205" strokeOpacity=".45" strokeWidth="1.5" />
      <path d="M14 10h12l3 7H11z" fill="#3a2205" />
      <path d="M11 17h18c6 7 6 15 0 23H11c-6-8-6-16 0-23z" fill="#fcb52c" />
      <path d="M16.500 17h7c2.500 7 2.500 15 0 23h-7c-2.500-8-2.500-16 0-23z" fill="#ffe3a0" />
      <path d="M11 40h18l-3 6H14z" fill="#3a2205" />
      <circle cx="20" cy="49" r="2.500" fill="#3a2205" />
    </svg>
  );
}

interface ArchSceneProps {
  /** Address of a picture in the arch; without one only the lantern hangs there. */
  object?: string;
  palette?: ArchPalette;
  hasLantern?: boolean;
  className?: string;
}

/** The signature shape of empty states and errors; decoration next to text that says the same. */
export function ArchScene({
  object,
  palette = 'cobalt',
  hasLantern = true,
  className = 'h-[140px] w-[116px]',
}: ArchSceneProps) {
  const [wall, ground] = walls[palette];
  return (
    <span
      className={`arch relative block overflow-hidden ${className}`}
      style={{ background: wall }}
      aria-hidden="true"
    >
      <span className="absolute inset-x-0 bottom-0 h-[22%]" style={{ background: ground }} />
      {hasLantern && (
        <span className="absolute inset-x-0 top-0 flex justify-center">
          <Lantern width={object ? 32 : 44} />
        </span>
      )}
      {object && (
        <img src={object} alt="" data-art="" className="absolute inset-x-0 bottom-2 mx-auto w-[82%]" />
      )}
    </span>
  );
}
