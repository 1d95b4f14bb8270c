/** The scripts in the `package.json` of a site. */
export const SITE_SCRIPTS = {
  dev: 'folia dev',
  build: 'folia build',
  check: 'folia check',
  serve: 'folia serve',
};
