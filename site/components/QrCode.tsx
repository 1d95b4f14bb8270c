import encodeQR from 'qr';

/** Light modules around the code, as scanners expect (ISO/IEC 18004, quiet zone). */
const QUIET_ZONE = 4;

type QrCodeProps = {
  /** The address that the code leads to. */
  address: string;
  /** What a reader gets there: screen readers read it. */
  label: string;
};

/** A QR code, drawn at build time as one path of an SVG. */
export function QrCode({ address, label }: QrCodeProps) {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = rows.flatMap((row, y) =>
    darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path.join('')} />
    </svg>
  );
}

/** The runs of dark modules in a row: where each starts, and its length. */
function darkRuns(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (const [x, isDark] of [...row, false].entries()) {
    if (isDark && start === -1) start = x;
    if (!isDark && start !== -1) {
      runs.push([start, x - start]);
      start = -1;
    }
  }
  return runs;
}
