export const frontmatter = { title: 'The Garden Book', description: 'What grows where, and when.' };

export default function Home() {
  return (
    <div className="cover">
      <h1>The Garden Book</h1>
      <p>
        <a href="/docs">Read the book</a>
      </p>
    </div>
  );
}
