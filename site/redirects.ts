/** Old addresses and where their pages are now; one entry for each old address, without chains. */
export const redirects = [
  { from: ['/docs', '/docs/overview/welcome'], to: '/docs/overview/introduction' },
  { from: '/docs/contribution-guidelines', to: '/docs/overview/support-the-project#contributing' },
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
];
