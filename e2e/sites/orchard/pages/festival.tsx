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
      <header className="hero dawn">
        <h2 className="hero__title">Breakfast</h2>
        <a className="button button--primary" href="https://eggs.example">
          Eggs
        </a>
        <a className="button button--secondary" href="https://bread.example">
          Bread
        </a>
      </header>
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
