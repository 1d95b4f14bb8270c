import './festival.css';

export const frontmatter = { title: 'Festival', description: 'Music beneath the trees.' };

export default function Festival() {
  return (
    <>
      <header className="hero hero--primary">
        <h1 className="hero__title">Music</h1>
      </header>
      <div className="night">
        <header className="hero hero--primary">
          <p className="hero__subtitle">Lanterns</p>
        </header>
      </div>
    </>
  );
}
