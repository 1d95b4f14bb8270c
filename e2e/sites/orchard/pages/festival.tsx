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
      <p className="stage stage__margin--wide margin-bottom--lg padding-vert--sm">Dancing</p>
      <div className="container">
        <div className="card">
          <div className="card__body">
            <a className="button button--primary" href="https://tickets.example">
              Tickets
            </a>
          </div>
        </div>
      </div>
    </>
  );
}
