export const frontmatter = { description: 'كل شيء عن الميناء.' };

export default function Home() {
  return (
    <div className="notice">
      <h1>كتاب الميناء</h1>
      <p>
        <a className="button" href="/docs">
          اقرأ الكتاب
        </a>
      </p>
    </div>
  );
}
