import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export default function Home() {
  const { siteConfig } = useDocusaurusContext();
  const { seconds } = siteConfig.customFields.horn as { seconds: number };
  return (
    <p>
      The horn sounds every {seconds} seconds. <a href="/docs">Read on</a>
    </p>
  );
}
