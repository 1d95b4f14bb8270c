const SPOKES = Array.from({ length: 18 }, (_, index) => index * 20);

/** A drawing of a bicycle wheel. */
export function Wheel() {
  return (
    <svg className="wheel" viewBox="-110 -110 220 220" aria-hidden="true">
      <circle className="tire" r="98" />
      <circle className="rim" r="86" />
      {SPOKES.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <line className="spoke" x1="8" y1="-10" x2="0" y2="-84" />
          <line className="spoke" x1="-8" y1="-10" x2="6" y2="-84" />
        </g>
      ))}
      <circle className="hub" r="13" />
      <circle className="axle" r="5" />
      <rect className="valve" x="-2.5" y="74" width="5" height="12" rx="2" />
    </svg>
  );
}
