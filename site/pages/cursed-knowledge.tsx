import CodeText from '@site/components/CodeText.tsx';
import { Day } from '@site/components/Day.tsx';
import { Timeline, TimelineEntry } from '@site/components/Timeline.tsx';
import { anchorOf, byYear } from '@site/components/years.ts';
import { readRows } from '@site/data/read-rows.ts';
import { z } from 'zod';
import rows from '../data/cursed-knowledge.yaml';

export const frontmatter = {
  title: 'Cursed knowledge',
  description:
    'Odd facts about Windows, Postgres, JavaScript, npm, and phones that came up while building Immich, with links to the details.',
  keywords: ['gotchas', 'pitfalls', 'surprises', 'bugs'],
};

const text = z.string().min(1);
const oddity = z.strictObject({
  date: z.iso.date(),
  title: text,
  text,
  link: z.url().optional(),
  label: text.optional(),
});

const oddities = readRows('data/cursed-knowledge.yaml', oddity, rows).toSorted((a, b) =>
  b.date.localeCompare(a.date),
);

export default function CursedKnowledge() {
  return (
    <div className="years">
      <header>
        <h1>Cursed knowledge</h1>
        <p className="lead">
          Oddities discovered while building Immich. They may save you an evening.
        </p>
      </header>
      {byYear(oddities).map(([year, found]) => (
        <section key={year} aria-labelledby={year}>
          <h2 id={year}>{year}</h2>
          <Timeline>
            {found.map(({ date, title, text, link, label = link }) => (
              <TimelineEntry
                key={title}
                id={anchorOf(title)}
                title={title}
                icon={<Skull />}
                note={
                  <>
                    <Day date={date} />
                    {link && <a href={link}>{label}</a>}
                  </>
                }
              >
                <CodeText>{text}</CodeText>
              </TimelineEntry>
            ))}
          </Timeline>
        </section>
      ))}
    </div>
  );
}

function Skull() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3c5 0 8 3.4 8 7.5 0 2.5-1 4.3-3 5.5v4H7v-4c-2-1.2-3-3-3-5.5C4 6.4 7 3 12 3zM10.5 20v-2.5M13.5 20v-2.5M9 10.5v1M15 10.5v1" />
    </svg>
  );
}
