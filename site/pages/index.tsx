import {
  BackupDrawing,
  FacesDrawing,
  MapDrawing,
  SearchDrawing,
  TimelineDrawing,
} from '@site/components/drawings.tsx';
import { QrCode } from '@site/components/QrCode.tsx';
import LibraryAndBackup from '@site/figures/library-and-backup.tsx';
import { CodeBlock } from 'folia/components';
import type { ReactNode } from 'react';

export const frontmatter = {
  title: 'Immich: photos and videos on your own server',
  description:
    'Immich backs up the photos and videos on your phone to a server you run, and lets you browse, search, and share them there.',
  keywords: ['self-hosted photos', 'photo backup', 'video backup', 'QR code for the app'],
};

const DEMO = 'https://demo.immich.app';
const REPOSITORY = 'https://github.com/immich-app/immich';
const APP_STORE = 'https://apps.apple.com/us/app/immich/id1613945652';
const GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=app.alextran.immich';
const F_DROID = 'https://f-droid.org/packages/app.alextran.immich';
const RELEASES = `${REPOSITORY}/releases/latest`;

/** Stops where a folder of that name exists, so that it never overwrites the settings of a server. */
const TRY_IT = `
mkdir immich-app && cd immich-app &&
  wget -O docker-compose.yml ${RELEASES}/download/docker-compose.yml &&
  wget -O .env ${RELEASES}/download/example.env &&
  docker compose up -d
`;

export default function Home() {
  return (
    <div className="home">
      <section className="hero">
        <div>
          <h1>Your photos and videos, on your own server</h1>
          <p className="lead">
            Immich backs up the photos and videos on your phone to a machine you run. Browse,
            search, and share them from any browser, in private.
          </p>
          <p className="ways">
            <a className="button" href="/docs/overview/quick-start">
              Quick start
            </a>
            <a className="button quiet" href={DEMO}>
              Open the demo
            </a>
          </p>
          <p className="aside">
            Sign in to the demo as <code>demo@immich.app</code> with the password <code>demo</code>.
          </p>
        </div>
        <LibraryAndBackup />
      </section>

      <section className="doors" aria-label="Where to start">
        <Door
          title="You run the server"
          links={[
            ['/docs/install/requirements', 'Requirements'],
            ['/docs/install/docker-compose', 'Installation'],
            ['/docs/administration/backup-and-restore', 'Backups'],
          ]}
        >
          Docker Compose, or an app on TrueNAS, Unraid, or Synology.
        </Door>
        <Door
          title="You take the photos"
          links={[
            ['#get-the-app', 'Get the app'],
            ['/docs/features/automatic-backup', 'Phone backup'],
            ['/docs/features/searching', 'Search'],
          ]}
        >
          Apps for Android and iOS that back up to your server.
        </Door>
        <Door
          title="You build on it"
          links={[
            ['/docs/api', 'API'],
            ['/docs/features/command-line-interface', 'Command line'],
            ['/docs/overview/support-the-project', 'Contribute'],
          ]}
        >
          Open source under the AGPL v3, <a href={REPOSITORY}>on GitHub</a>.
        </Door>
      </section>

      <section className="try" aria-labelledby="try-it">
        <div>
          <h2 id="try-it">Try it now</h2>
          <p>
            On a Linux machine with Docker, paste this into a terminal. Then open{' '}
            <code>http://localhost:2283</code> and select <strong>Getting Started</strong>.
          </p>
          <p>
            For daily use, begin with{' '}
            <a href="/docs/install/docker-compose">the installation with Docker Compose</a> instead:
            the database keeps the password of its first start.
          </p>
        </div>
        <CodeBlock language="bash">{TRY_IT}</CodeBlock>
      </section>

      <section className="app" aria-labelledby="get-the-app">
        <div>
          <h2 id="get-the-app">Get the app</h2>
          <p>
            Scan a code with your phone, or open <a href={F_DROID}>F-Droid</a> or{' '}
            <a href={RELEASES}>the APK of the latest release</a>. Then enter the address of your
            server and <a href="/docs/features/automatic-backup">choose what to back up</a>.
          </p>
        </div>
        <ul className="codes">
          <li>
            <a href={GOOGLE_PLAY}>
              <QrCode address={GOOGLE_PLAY} label="QR code" />
              Google Play
            </a>
          </li>
          <li>
            <a href={APP_STORE}>
              <QrCode address={APP_STORE} label="QR code" />
              App Store
            </a>
          </li>
        </ul>
      </section>

      <section className="sheet" aria-labelledby="what-it-does">
        <h2 id="what-it-does">What it does</h2>
        <ol>
          <Frame title="Backs up your phone" drawing={<BackupDrawing />}>
            The apps for Android and iOS send new photos and videos to your server, in the
            background if you like, and never upload a file twice.
          </Frame>
          <Frame title="Shows everything in one timeline" drawing={<TimelineDrawing />}>
            Photos, videos, RAW files, and Live Photos by date, in albums, by folder, and as
            memories of past years.
          </Frame>
          <Frame title="Finds people" drawing={<FacesDrawing />}>
            Immich recognizes and groups faces on your own hardware. Name a person to find the
            photos that show them.
          </Frame>
          <Frame title="Puts photos on a map" drawing={<MapDrawing />}>
            See where you took each photo, across the whole library.
          </Frame>
          <Frame title="Understands what you search for" drawing={<SearchDrawing />}>
            Describe what is in a photo, or search by place, date, camera, and person. The models
            run on your machine.
          </Frame>
        </ol>
      </section>

      <section className="caution" aria-labelledby="two-copies">
        <h2 id="two-copies">Keep a second copy</h2>
        <p>
          Immich changes quickly, and a release can break things. Follow the 3-2-1 rule: three
          copies of your photos and videos, on two kinds of storage, one of them off-site.{' '}
          <a href="/docs/install/post-install#set-up-server-backups">
            Set up backups of the server
          </a>{' '}
          before you rely on it.
        </p>
      </section>
    </div>
  );
}

type FrameProps = { title: string; drawing: ReactNode; children: ReactNode };

/** One frame of the contact sheet. */
function Frame({ title, drawing, children }: FrameProps) {
  return (
    <li>
      {drawing}
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

type DoorProps = { title: string; links: [href: string, text: string][]; children: ReactNode };

/** Where one kind of reader goes on. */
function Door({ title, links, children }: DoorProps) {
  return (
    <div className="door">
      <h2>{title}</h2>
      <p>{children}</p>
      <ul>
        {links.map(([href, text]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
