import Hammer from '../components/hammer.island.tsx';

export default function BodyEnd() {
  return (
    <aside aria-label="Bell">
      <Hammer label="Ring the bell" />
    </aside>
  );
}
