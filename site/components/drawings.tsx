/** Pictures of what the product does, drawn in a few shapes; the style sheet of the home page colors them. */

type Scene = 'dawn' | 'sea' | 'wood' | 'night';
type PhotoProps = { x: number; y: number; width: number; height: number; scene: Scene };

/** A photograph as four shapes: sky, sun, far hill, near hill. */
function Photo({ x, y, width, height, scene }: PhotoProps) {
  const far = `M${x} ${y + height * 0.72}q${width * 0.3} ${-height * 0.34} ${width * 0.55} ${-height * 0.06}t${width * 0.45} ${-height * 0.06}V${y + height}H${x}z`;
  const near = `M${x} ${y + height * 0.86}q${width * 0.4} ${-height * 0.2} ${width} ${height * 0.02}V${y + height}H${x}z`;
  return (
    <g className={`photo ${scene}`}>
      <rect className="sky" x={x} y={y} width={width} height={height} />
      <circle className="sun" cx={x + width * 0.68} cy={y + height * 0.34} r={height * 0.11} />
      <path className="far" d={far} />
      <path className="near" d={near} />
    </g>
  );
}

export function BackupDrawing() {
  return (
    <svg viewBox="0 0 240 140" aria-hidden="true" className="drawing">
      <rect className="phone" x="26" y="14" width="62" height="112" rx="10" />
      <rect className="card" x="31" y="19" width="52" height="102" rx="6" />
      <Photo x={36} y={28} width={42} height={30} scene="dawn" />
      <Photo x={36} y={62} width={20} height={20} scene="sea" />
      <Photo x={58} y={62} width={20} height={20} scene="wood" />
      <path className="arrow" d="M102 70h38m-10-10 10 10-10 10" />
      <rect className="card" x="156" y="30" width="62" height="24" rx="4" />
      <rect className="card" x="156" y="58" width="62" height="24" rx="4" />
      <rect className="card" x="156" y="86" width="62" height="24" rx="4" />
      <circle className="bar" cx="168" cy="42" r="3.5" />
      <circle className="bar" cx="168" cy="70" r="3.5" />
      <circle className="dot" cx="168" cy="98" r="3.5" />
      <path className="edge" d="M182 42h26M182 70h26M182 98h26" />
    </svg>
  );
}

export function TimelineDrawing() {
  return (
    <svg viewBox="0 0 240 140" aria-hidden="true" className="drawing">
      <Photo x={14} y={14} width={76} height={52} scene="wood" />
      <Photo x={94} y={14} width={52} height={52} scene="night" />
      <Photo x={150} y={14} width={54} height={52} scene="dawn" />
      <Photo x={14} y={72} width={54} height={54} scene="sea" />
      <Photo x={72} y={72} width={86} height={54} scene="dawn" />
      <Photo x={162} y={72} width={42} height={54} scene="wood" />
      <path className="edge" d="M222 14v112" />
      <circle className="bar" cx="222" cy="52" r="6" />
    </svg>
  );
}

export function FacesDrawing() {
  const people: [number, Scene][] = [
    [52, 'dawn'],
    [120, 'sea'],
    [188, 'wood'],
  ];
  return (
    <svg viewBox="0 0 240 140" aria-hidden="true" className="drawing">
      {people.map(([x, scene]) => (
        <g key={scene} className={`photo ${scene}`}>
          <circle className="sky" cx={x} cy="60" r="30" />
          <circle className="near" cx={x} cy="54" r="11" />
          <path className="near" d={`M${x - 20} 82a20 16 0 0 1 40 0a30 30 0 0 1-40 0z`} />
        </g>
      ))}
      <path className="focus" d="M84 36v-12h12M144 24h12v12M156 84v12h-12M96 96h-12v-12" />
      <path className="edge" d="M36 112h32M104 112h32M172 112h32" />
    </svg>
  );
}

export function MapDrawing() {
  return (
    <svg viewBox="0 0 240 140" aria-hidden="true" className="drawing">
      <path className="land" d="M14 30q40-24 84-8t70-6 58 22v60q-44 34-92 18t-78 12-42-30z" />
      <path className="edge" d="M30 96q40-34 78-20t58-30 50 6M104 22q-8 40 12 60t4 34" />
      <path className="pin" d="M88 78c-10-12-14-18-14-25a14 14 0 0 1 28 0c0 7-4 13-14 25z" />
      <path className="pin" d="M166 62c-8-9-11-14-11-19a11 11 0 0 1 22 0c0 5-3 10-11 19z" />
      <circle className="hole" cx="88" cy="53" r="5" />
      <circle className="hole" cx="166" cy="43" r="4" />
    </svg>
  );
}

export function SearchDrawing() {
  return (
    <svg viewBox="0 0 240 140" aria-hidden="true" className="drawing">
      <rect className="field" x="24" y="20" width="192" height="30" rx="15" />
      <circle className="lens" cx="44" cy="34" r="6" />
      <path className="lens" d="m48.500 38.500 5 5" />
      <rect className="word" x="64" y="31" width="42" height="7" rx="3" />
      <rect className="word" x="112" y="31" width="24" height="7" rx="3" />
      <Photo x={24} y={64} width={60} height={56} scene="sea" />
      <Photo x={90} y={64} width={60} height={56} scene="sea" />
      <Photo x={156} y={64} width={60} height={56} scene="sea" />
    </svg>
  );
}
