export const frontmatter = { title: 'Loom' };

export default function Home() {
  return <p>A loom, its manual and its guild.</p>;
}
