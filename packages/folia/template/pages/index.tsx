import type { ReactNode } from 'react';
import { Wheel } from '../components/wheel.tsx';

export const frontmatter = {
  title: 'Wheelhouse: a community bicycle workshop',
  description:
    'Learn to repair your bicycle, borrow the tools you need, and meet people who have done it before.',
};

export default function Home() {
  return (
    <div className="home">
      <section className="hero">
        <div>
          <h1>Repair it yourself, in good company</h1>
          <p className="lead">
            Wheelhouse is a workshop with six stands, every tool you need and someone who has done
            it before.
          </p>
          <p className="ways">
            <a className="button" href="/docs">
              Getting started
            </a>
            <a className="button quiet" href="/blog">
              Latest news
            </a>
          </p>
        </div>
        <Wheel />
      </section>

      <section aria-labelledby="offers">
        <h2 id="offers">What you will find here</h2>
        <ul className="cards">
          <Card title="Guides" href="/docs/repairs/clean-a-chain">
            From a clean chain to a true wheel, step by step, with what can go wrong.
          </Card>
          <Card title="A gear calculator" href="/docs/repairs/choose-your-gears">
            Choose chainring and sprocket, and see how far one turn of the pedals takes you.
          </Card>
          <Card title="A tool library" href="/docs/api">
            Reserve a tool from your own program: the API shows what is free and until when.
          </Card>
        </ul>
      </section>

      <section className="hours" aria-labelledby="hours">
        <h2 id="hours">Come by</h2>
        <dl>
          <dt>Tuesday and Thursday</dt>
          <dd>16:00 to 20:00</dd>
          <dt>Saturday</dt>
          <dd>10:00 to 16:00</dd>
        </dl>
      </section>
    </div>
  );
}

function Card({ title, href, children }: { title: string; href: string; children: ReactNode }) {
  return (
    <li>
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>{children}</p>
    </li>
  );
}
