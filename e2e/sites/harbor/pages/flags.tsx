import Flag from '../components/flag.island.tsx';

export const frontmatter = { title: 'Flags' };

export default function Flags() {
  return (
    <section>
      <h1>Flags</h1>
      <Flag />
    </section>
  );
}
