import { movedHeadings } from './moved-headings.ts';

/** Old addresses and where their pages are now; one entry for each page, without chains. */
export const redirects = [
  { from: ['/docs', '/docs/overview/welcome'], to: '/docs/overview/introduction' },
  { from: '/docs/contribution-guidelines', to: '/docs/overview/support-the-project#contributing' },
  { from: '/docs/overview/technology-stack', to: '/docs/developer/architecture' },

  {
    from: ['/docs/install', '/docs/installation/recommended-installation'],
    to: '/docs/install/docker-compose',
  },
  { from: '/docs/installation/one-step-installation', to: '/docs/install/script' },
  { from: '/docs/installation/portainer-installation', to: '/docs/install/portainer' },
  { from: '/docs/installation/unraid', to: '/docs/install/unraid' },
  { from: '/docs/installation/requirements', to: '/docs/install/requirements' },
  { from: '/docs/usage/post-installation', to: '/docs/install/post-install' },
  { from: '/docs/usage/update', to: '/docs/install/upgrading' },

  { from: ['/docs/usage/oauth', '/docs/features/oauth'], to: '/docs/administration/oauth' },
  {
    from: ['/docs/usage/server-commands', '/docs/features/server-commands'],
    to: '/docs/administration/server-commands',
  },
  { from: '/docs/features/storage-template', to: '/docs/administration/storage-template' },
  { from: '/docs/features/user-management', to: '/docs/administration/user-management' },
  {
    from: ['/docs/administration/password-login', '/docs/features/password-login'],
    to: '/docs/administration/system-settings',
  },
  {
    from: ['/docs/administration/jobs', '/docs/features/jobs'],
    to: '/docs/administration/jobs-workers',
  },

  { from: '/docs/mobile-app-beta-program', to: '/docs/features/mobile-app' },
  { from: '/docs/usage/automatic-backup', to: '/docs/features/automatic-backup' },
  {
    from: ['/docs/usage/bulk-upload', '/docs/features/bulk-upload'],
    to: '/docs/features/command-line-interface',
  },
  {
    from: ['/docs/features/search', '/docs/features/smart-search'],
    to: '/docs/features/searching',
  },

  { from: '/docs/guides/machine-learning', to: '/docs/guides/remote-machine-learning' },
  {
    from: ['/docs/guides/api-album-sync', '/docs/guides/remove-offline-files'],
    to: '/docs/community-projects',
  },
  { from: '/docs/developer/contributing', to: '/docs/developer/pr-checklist' },
  { from: '/milestones', to: '/roadmap' },

  ...movedHeadings,
];
