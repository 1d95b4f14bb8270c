export const frontmatter = { description: 'All about a harbor.', keywords: ['harbor'] };

export default function Home() {
  return (
    <div className="notice">
      <h1>The Harbor Book</h1>
      <p>
        <a className="button" href="/docs">
          Read the book
        </a>
      </p>
    </div>
  );
}
