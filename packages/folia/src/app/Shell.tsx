import type { ReactNode } from 'react';
import { AnnouncementBar } from './announcement/AnnouncementBar.tsx';
import { CrashBoundary, renderNothing } from './CrashBoundary.tsx';
import { CopyMessage } from './copying/CopyMessage.tsx';
import { Footer } from './footer/Footer.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { BackToTop } from './page/BackToTop.tsx';
import { Page } from './page/Page.tsx';
import { ProgressBar } from './page/ProgressBar.tsx';
import { Slice } from './Slice.tsx';
import { SideMenu } from './sidebar/SideMenu.tsx';
import { usePage, useTexts } from './site-context.ts';

/**
 * Everything around the body of a page: skip link, announcement, navigation bar, main area, footer.
 */
export function Shell() {
  const texts = useTexts();
  return (
    <>
      <a className="skip-link" href="#page-main">
        {texts.skipToContent}
      </a>
      <ProgressBar />
      <AnnouncementBar />
      <Slice>
        <CrashBoundary fallback={renderNothing}>
          <Navbar />
        </CrashBoundary>
      </Slice>
      <Layout>
        <Slice>
          <CrashBoundary fallback={renderNothing}>
            <SideMenu />
          </CrashBoundary>
        </Slice>
        <Slice>
          <Page />
        </Slice>
      </Layout>
      <Slice>
        <CrashBoundary fallback={renderNothing}>
          <Footer />
        </CrashBoundary>
      </Slice>
      <CopyMessage />
      <BackToTop />
    </>
  );
}

function Layout({ children }: { children: ReactNode }) {
  return <div className={`layout layout-${usePage().layout}`}>{children}</div>;
}
