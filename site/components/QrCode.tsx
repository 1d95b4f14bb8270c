import encodeQR from 'qr';

/** Light modules around the code, as scanners expect (ISO/IEC 18004, quiet zone). */
const QUIET_ZONE = 4;

type QrCodeProps = {
  /** The address that the code leads to. */
  address: string;
  /** What a reader gets there: screen readers read it. */
  label: string;
};

/** A QR code, drawn at build time as one path of an SVG: a line for each run of dark modules. */
export function QrCode({ address, label }: QrCodeProps) {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = rows.map((row, y) => {
    const runs = darkRuns(row).map(([gap, length]) => `m${gap} 0h${length}`);
    return runs.length > 0 ? `M0 ${y}.5${runs.join('')}` : '';
  });
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      stroke="currentColor"
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} />
    </svg>
  );
}

/** The runs of dark modules in a row: the number of light modules before each, and its length. */
function darkRuns(row: boolean[]): [gap: number, length: number][] {
  const runs: [number, number][] = [];
  let gap = 0;
  let length = 0;
  for (const isDark of [...row, false]) {
    if (isDark) length += 1;
    else if (length === 0) gap += 1;
    else {
      runs.push([gap, length]);
      gap = 1;
      length = 0;
    }
  }
  return runs;
}
