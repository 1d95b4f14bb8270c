import {
  BackupDrawing,
  FacesDrawing,
  LibraryDrawing,
  MapDrawing,
  SearchDrawing,
  TimelineDrawing,
} from '@site/components/drawings.tsx';
import type { ReactNode } from 'react';

export const frontmatter = {
  title: 'Immich: photos and videos on a server of your own',
  description:
    'Immich backs up the photos and videos of your phone to a server you run, and lets you browse, search and share them there.',
  keywords: ['self-hosted photos', 'photo backup', 'video backup'],
};

const DEMO = 'https://demo.immich.app';
const REPOSITORY = 'https://github.com/immich-app/immich';
const APP_STORE = 'https://apps.apple.com/us/app/immich/id1613945652';
const GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=app.alextran.immich';
const F_DROID = 'https://f-droid.org/packages/app.alextran.immich';
const RELEASES = `${REPOSITORY}/releases/latest`;

export default function Home() {
  return (
    <div className="home">
      <section className="hero">
        <div>
          <h1>Your photos and videos, on a server of your own</h1>
          <p className="lead">
            Immich backs up what your phone records to a machine you run. Browse it, search it and
            share it from any browser, and keep it private.
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
            The source is on <a href={REPOSITORY}>GitHub</a>, under the AGPL v3.
          </p>
        </div>
        <LibraryDrawing />
      </section>

      <section className="sheet" aria-labelledby="what-it-does">
        <h2 id="what-it-does">What it does</h2>
        <ol>
          <Frame title="Backs up the phone" drawing={<BackupDrawing />}>
            The apps for Android and iOS send new photos and videos to your server, in the
            background if you like, and never the same file twice.
          </Frame>
          <Frame title="Shows everything in one timeline" drawing={<TimelineDrawing />}>
            Photos, videos, RAW files and Live Photos by date, in albums, by folder, and as memories
            of years ago.
          </Frame>
          <Frame title="Finds people" drawing={<FacesDrawing />}>
            Faces are recognized and grouped on your own hardware. Name a person once and find every
            picture of them.
          </Frame>
          <Frame title="Puts pictures on a map" drawing={<MapDrawing />}>
            See where each picture was taken, across the whole library.
          </Frame>
          <Frame title="Answers a search in words" drawing={<SearchDrawing />}>
            Describe what is in a picture, or search by place, date, camera and person. The models
            run on your machine.
          </Frame>
        </ol>
      </section>

      <section className="doors" aria-labelledby="start">
        <h2 id="start">Where to start</h2>
        <div>
          <Door title="You run the server">
            <p>
              Two files and one command with Docker Compose, or an app on TrueNAS, Unraid and
              Synology.
            </p>
            <ul>
              <li>
                <a href="/docs/install/requirements">Check the requirements</a>
              </li>
              <li>
                <a href="/docs/install/docker-compose">Install with Docker Compose</a>
              </li>
              <li>
                <a href="/docs/install/upgrading">Upgrade a server</a>
              </li>
            </ul>
          </Door>
          <Door title="You have the phone">
            <p>Get the app, enter the address of your server, and choose what to back up.</p>
            <ul>
              <li>
                <a href={GOOGLE_PLAY}>Google Play</a>
              </li>
              <li>
                <a href={APP_STORE}>App Store</a>
              </li>
              <li>
                <a href={F_DROID}>F-Droid</a>
              </li>
              <li>
                <a href={RELEASES}>APK from the latest release</a>
              </li>
            </ul>
          </Door>
          <Door title="You want to help">
            <p>Report bugs, translate, write code, or buy a product key. No feature is locked.</p>
            <ul>
              <li>
                <a href="/docs/overview/support-the-project">Support the project</a>
              </li>
              <li>
                <a href="/docs/overview/help">Ask for help, report a bug</a>
              </li>
            </ul>
          </Door>
        </div>
      </section>

      <section className="caution" aria-labelledby="two-copies">
        <h2 id="two-copies">Keep a second copy</h2>
        <p>
          Immich changes quickly, and a release can break things. Keep your photos and videos in at
          least one other place as well: the 3-2-1 rule means three copies, on two kinds of storage,
          one of them elsewhere.{' '}
          <a href="/docs/install/post-install#set-up-server-backups">
            Set up backups of the server
          </a>{' '}
          before you trust it.
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

function Door({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="door">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
