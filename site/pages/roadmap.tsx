import { Day } from '@site/components/Day.tsx';
import { MilestoneIcon } from '@site/components/MilestoneIcon.tsx';
import { Timeline, TimelineEntry } from '@site/components/Timeline.tsx';
import { anchorOf, byYear } from '@site/components/years.ts';
import { milestones, plans } from '@site/data/milestones.ts';

export const frontmatter = {
  title: 'Roadmap',
  description:
    'What the Immich team plans next, and every milestone reached since the first commit in February 2022, with the release that brought it.',
  keywords: ['plans', 'milestones', 'release history', 'upcoming features', 'changelog'],
};

const RELEASES = 'https://github.com/immich-app/immich/releases';

/** What the feeds of this page hold. */
export const feed = {
  title: 'Immich milestones',
  description: 'What Immich has reached, as it is reached.',
  entries: milestones.map((milestone) => ({
    title: milestone.release ? `${milestone.title} (${milestone.release})` : milestone.title,
    date: milestone.date,
    url: `/roadmap#${anchorOf(milestone.title)}`,
    html: `<p>${milestone.description}</p>`,
  })),
};

export default function Roadmap() {
  const years = byYear(milestones);
  return (
    <div className="years">
      <header>
        <h1>Roadmap</h1>
        <p className="lead">
          What is planned, and what has been reached since the first commit. Plans can change.
        </p>
        <nav aria-label="Jump to">
          <ul>
            <li>
              <a href="#planned">Planned</a>
            </li>
            {years.map(([year]) => (
              <li key={year}>
                <a href={`#${year}`}>{year}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="follow">
          Every change of every release is in the <a href={RELEASES}>release notes</a>.
        </p>
      </header>
      <section aria-labelledby="planned">
        <h2 id="planned">Planned</h2>
        <Timeline>
          {plans.map(({ title, description, icon, planned }) => (
            <TimelineEntry
              key={title}
              id={anchorOf(title)}
              title={title}
              icon={<MilestoneIcon name={icon} />}
              note={`Planned for ${planned}`}
              planned
            >
              {description}
            </TimelineEntry>
          ))}
        </Timeline>
      </section>
      {years.map(([year, reached]) => (
        <section key={year} aria-labelledby={year}>
          <h2 id={year}>{year}</h2>
          <Timeline>
            {reached.map(({ title, description, icon, date, release, tag = release }) => (
              <TimelineEntry
                key={title}
                id={anchorOf(title)}
                title={title}
                icon={<MilestoneIcon name={icon} />}
                note={
                  <>
                    <Day date={date} />
                    {release && <a href={`${RELEASES}/tag/${tag}`}>{release}</a>}
                  </>
                }
              >
                {description}
              </TimelineEntry>
            ))}
          </Timeline>
        </section>
      ))}
    </div>
  );
}
