/** How the longest former question ends. */
const OWN_CERTIFICATE = 'a-self-signed-certificate-basic-auth-custom-headers-or-mutual-tls';

/**
 * Headings that links from elsewhere still name, by page: the former id, and the section that answers it now, on the
 * same page (`#id`) or on another one.
 */
const MOVED_HEADINGS: Record<string, Record<string, string>> = {
  '/docs/FAQ': {
    user: '#users-and-sign-in',
    'how-can-i-reset-the-admin-password': '#reset-admin-password',
    'how-can-i-see-a-list-of-all-users-in-immich': '#list-users',
    'how-can-i-change-my-profile-picture': '#profile-picture',
    'what-is-the-difference-between-the-cloud-icons-on-the-mobile-app': '#cloud-icons',
    'i-cannot-log-into-the-application-after-an-update-what-can-i-do':
      '#cannot-sign-in-after-update',
    'the-newest-version-of-the-app-is-not-in-the-store': '#app-not-in-store',
    'why-is-background-backup-on-ios-not-working': '#ios-background-backup',
    'why-are-my-self-signed-certificates-not-working': '#self-signed-certificates',
    'why-are-features-not-working-with-a-self-signed-cert-or-mtls': '#self-signed-certificates',
    [`why-are-features-in-the-mobile-app-not-working-with-${OWN_CERTIFICATE}`]:
      '#self-signed-certificates',

    assets: '#photos-and-videos',
    'does-immich-change-the-file': '#originals-changed',
    'why-do-my-file-names-appear-as-a-random-string-in-the-file-manager': '#random-file-names',
    'what-happens-to-existing-files-after-i-choose-a-new-storage-template':
      '#storage-template-changed',
    'can-i-add-my-existing-photo-library': '#existing-folders',
    'why-are-only-photos-and-not-videos-being-uploaded-to-immich': '#videos-do-not-upload',
    'why-are-photos-stored-with-the-wrong-date': '#wrong-date-folder',
    'how-can-i-hide-photos-from-the-timeline': '#hide-from-timeline',
    'how-can-i-backup-data-from-immich': '#backup-data',
    'how-can-i-back-up-data-from-immich': '#backup-data',
    'does-immich-support-reading-existing-face-tag-metadata': '#import-face-tags',
    'does-immich-support-the-filtering-of-nsfw-images': '#nsfw-filter',
    'why-are-there-so-many-thumbnail-generation-jobs': '#several-thumbnail-jobs',
    'why-do-files-from-whatsapp-not-appear-with-the-correct-date': '#whatsapp-dates',
    'what-happens-if-an-asset-exists-in-more-than-one-account': '#same-file-two-users',
    'how-can-i-move-all-data-photos-persons-albums-from-one-user-to-another': '#move-between-users',
    'why-do-hdr-videos-appear-pale-in-immich-player-but-look-normal-after-download': '#hdr-video',
    'why-does-immich-transcode-my-videos-to-a-lower-quality': '#video-quality',
    'how-can-i-delete-transcoded-videos-without-deleting-the-original': '#delete-transcodes',
    'is-it-possible-to-compress-images-during-backup': '#compress-at-backup',
    'how-can-i-mount-a-cifssamba-volume-within-docker': '#smb-share',

    'can-i-keep-my-existing-album-structure-while-importing-assets-into-immich': '#import-albums',
    'is-there-a-way-to-reorder-photos-within-an-album': '#album-order',
    'how-can-i-automatically-create-albums-based-on-my-folder-structure': '#albums-from-folders',

    'external-library': '#external-libraries',
    'what-happens-to-duplicates-in-external-libraries': '#external-duplicates',
    'why-are-my-edits-to-files-not-being-saved-in-read-only-external-libraries': '#read-only-edits',
    'how-are-deletions-of-files-handled-in-external-libraries': '#external-delete',

    'how-does-smart-search-work': '#how-smart-search-works',
    'how-does-facial-recognition-work': '#how-facial-recognition-works',
    'how-can-i-disable-machine-learning': '#disable-machine-learning',
    'im-getting-errors-about-models-being-corrupt-or-failing-to-download-what-do-i-do':
      '#corrupt-model',
    'i-want-to-be-able-to-search-in-other-languages-besides-english-how-can-i-do-that':
      '#other-languages',
    'does-immich-support-facial-recognition-for-videos': '#faces-in-videos',
    'does-immich-have-animal-recognition': '#animals',
    'im-getting-a-lot-of-faces-that-arent-faces-what-can-i-do': '#false-faces',
    'the-immich_model-cache-volume-takes-up-a-lot-of-space-what-could-be-the-problem':
      '#model-cache-size',

    'can-i-lower-cpu-and-ram-usage': '#lower-cpu-and-ram',
    'can-i-limit-cpu-and-ram-usage': '#limit-cpu-and-ram',
    'can-i-limit-the-amount-of-cpu-and-ram-usage': '#limit-cpu-and-ram',
    'how-can-i-boost-machine-learning-speed': '#faster-machine-learning',
    'my-server-shows-server-status-offline--version-unknown-what-can-i-do': '#server-offline',

    'how-can-i-see-immich-logs': '#logs',
    'how-can-i-reduce-the-log-verbosity-of-redis': '#redis-log',
    'how-can-i-run-immich-as-a-non-root-user': '#non-root',
    'how-can-i-purge-data-from-immich': '#delete-everything',
    'why-does-the-machine-learning-service-report-workers-crashing': '#ml-worker-exiting',

    'why-am-i-getting-database-ownership-errors': '#wrong-ownership',
    'how-can-i-verify-the-integrity-of-my-database': '#database-integrity',
  },

  '/docs/overview/quick-start': {
    'try-the-web-app': '#create-the-admin-account',
    'try-the-mobile-app': '#install-the-app-and-sign-in',
    'download-the-mobile-app': '#install-the-app-and-sign-in',
    'login-to-the-mobile-app': '#install-the-app-and-sign-in',
    'transfer-photos-from-your-mobile-device': '#back-up-photos-from-the-phone',
    'review-the-database-backup-and-restore-process': '#keep-the-server',
    'where-to-go-from-here': '#keep-the-server',
    'upload-one-picture-in-the-browser': '#upload-a-photo-in-the-browser',
    'watch-the-processing': '#upload-a-photo-in-the-browser',
    'set-up-backups': '#keep-the-server',
    'check-the-result': '#back-up-photos-from-the-phone',
    'if-something-goes-wrong': '/docs/overview/help#quick-answers',
    'next-steps': '#keep-the-server',
  },
  '/docs/overview/introduction': {
    'what-immich-does': '#features-on-the-phone-and-in-the-browser',
    'if-the-demo-does-not-work': '#try-the-demo',
    'next-steps': '/docs/overview/quick-start',
  },
  '/docs/overview/comparison': {
    'look-at-an-independent-matrix': '#what-immich-offers-on-each-point',
  },
  '/docs/overview/support-the-project': {
    'report-issues': '#report-bugs',
    translations: '#translate',
    development: '#contributing',
    'purchase-immich': '#buy-a-product-key',
    'if-something-goes-wrong': '#buy-a-product-key',
  },

  '/docs/install/requirements': {
    hardware: '#hardware-and-system',
    'weak-machines-and-graphics-cards': '#hardware-and-system',
    'if-something-goes-wrong': '/docs/install/docker-compose#if-something-goes-wrong',
  },
  '/docs/install/docker-compose': {
    'step-1---download-the-required-files': '#step-1-download-the-files',
    'step-2---populate-the-env-file-with-custom-values': '#step-2-fill-in-the-settings',
    'step-3---start-the-containers': '#step-3-start-the-containers',
    'step-4---upgrading': '/docs/install/upgrading#upgrade',
    upgrading: '/docs/install/upgrading#upgrade',
    troubleshooting: '#if-something-goes-wrong',
    'video-transcoding': '/docs/features/hardware-transcoding#set-up',
    'machine-learning': '/docs/features/ml-hardware-acceleration#set-up',
    'read-the-logs': '/docs/guides/docker-help#logs',
    'next-steps': '/docs/install/post-install',
  },
  '/docs/install/script': {
    'if-something-goes-wrong': '/docs/install/docker-compose#if-something-goes-wrong',
    'next-steps': '/docs/install/post-install',
  },
  '/docs/install/portainer': {
    'install-immich-using-portainers-stack-feature': '#create-the-stack',
    'next-steps': '/docs/install/post-install',
  },
  '/docs/install/synology': {
    'step-1---download-the-required-files': '#prepare-the-files',
    'step-2---populate-the-env-file-with-custom-values': '#prepare-the-files',
    'step-3---create-a-new-project-in-container-manager': '#create-the-project',
    'step-4---configure-firewall-settings': '#open-the-firewall',
    'updating-immich-using-container-manager': '#update-the-project',
    'fill-in-the-env-file': '#prepare-the-files',
    'if-something-goes-wrong': '#check-the-result',
    'next-steps': '/docs/install/post-install',
  },
  '/docs/install/post-install': {
    'restore-after-a-loss': '/docs/administration/backup-and-restore#restore',
  },
  '/docs/install/unraid': {
    'docker-compose-method-official': '#install-with-docker-compose-manager',
    'setup-folderview-plugin': '#group-the-containers-with-folderview',
    'updating-steps': '#update-the-stack',
    'choose-a-way': '#install-with-docker-compose-manager',
    'if-something-goes-wrong': '#check-the-result',
    'next-steps': '/docs/install/post-install',
  },
  '/docs/install/truenas': {
    'first-steps': '#create-the-datasets',
    'setting-up-storage-datasets': '#create-the-datasets',
    'installing-the-immich-application': '#install-the-app',
    'application-name-and-version': '#name-and-version',
    'network-configuration': '#network',
    'resources-configuration': '#resources',
    'edit-app-settings': '#change-settings-later',
    'environmental-variables': '#set-environment-variables',
    'updating-the-app': '#update-the-app',
    'what-the-app-does-for-you': '#install-the-app',
    'next-steps': '/docs/install/post-install',
  },
  '/docs/install/kubernetes': {
    'what-the-chart-expects-from-you': '#prepare-the-cluster',
    'next-steps': '/docs/install/post-install',
  },
  '/docs/install/all-in-one': {
    installation: '#install-with-docker-compose',
    issues: '#choose-an-image',
    'know-the-differences': '#choose-an-image',
    'next-steps': '/docs/install/post-install',
  },
  '/docs/install/config-file': {
    'step-1---create-a-new-config-file': '#create-the-file',
    'step-2---specify-the-file-location': '#turn-it-on',
    'how-the-file-takes-effect': '#create-the-file',
    'check-the-result': '#turn-it-on',
    'video-transcoding': '/docs/administration/system-settings#video-transcoding',
    images: '/docs/administration/system-settings#image',
    jobs: '/docs/administration/system-settings#job',
    'external-libraries': '/docs/administration/system-settings#external-library',
    logging: '/docs/administration/system-settings#logging',
    metadata: '/docs/administration/system-settings#metadata',
    'version-check': '/docs/administration/system-settings#version-check',
    theme: '/docs/administration/system-settings#theme',
    trash: '/docs/administration/system-settings#trash',
    'user-deletion': '/docs/administration/system-settings#user',
  },
  '/docs/install/environment-variables': {
    'docker-compose-variables': '#docker-compose',
  },

  '/docs/administration/backup-and-restore': {
    'automatic-database-backups': '#automatic-database-dumps',
    'trigger-backup': '#start-a-dump-now',
    'trigger-dump': '#start-a-dump-now',
    restoring: '#restore',
    'restore-from-an-automatic-dump': '#restore',
    'back-up-by-script': '/docs/guides/template-backup-script',
    'manual-backup-and-restore': '#dump-by-hand',
    files: '#filesystem',
    prerequisites: '#what-a-backup-must-hold',
  },
  '/docs/administration/jobs-workers': {
    architecture: '#workers',
  },
  '/docs/administration/email-notification': {
    templates: '#change-the-texts',
    'notification-templates': '#change-the-texts',
    gmail: '/docs/guides/smtp-gmail',
    'send-a-test-mail': '#set-up-smtp',
    'what-users-choose': '#when-immich-sends-mail',
  },
  '/docs/administration/server-stats': {
    'when-the-numbers-are-updated': '#what-the-page-shows',
    'what-users-see-themselves': '#what-the-page-shows',
  },
  '/docs/administration/system-settings': {
    'if-something-goes-wrong': '#change-settings',
  },
  '/docs/administration/oauth': {
    overview: '#prerequisites',
  },
  '/docs/administration/reverse-proxy': {
    'nginx-example-config': '#set-up-the-proxy',
    'caddy-example-config': '#set-up-the-proxy',
    'apache-example-config': '#set-up-the-proxy',
    'traefik-proxy-example-config': '#set-up-the-proxy',
  },
  '/docs/administration/server-commands': {
    'show-the-version': '#all-commands',
  },
  '/docs/administration/user-management': {
    'create-a-new-user': '#create-a-user',
    'set-storage-quota-for-user': '#limit-the-storage',
    'password-reset': '#reset-a-password',
    'delete-user': '#delete-a-user',
  },

  '/docs/developer/database-migrations': {
    'if-something-goes-wrong': '#create-a-migration',
  },
  '/docs/developer/setup': {
    'if-something-goes-wrong': '/docs/developer/troubleshooting#everything-else',
  },
  '/docs/developer/testing': {
    'if-something-goes-wrong': '#end-to-end-tests',
  },
  '/docs/developer/translations': {
    progress: '#weblate',
    'if-something-goes-wrong': '#weblate',
  },

  '/docs/features/automatic-backup': {
    'foreground-backup': '#foreground-and-background',
    'background-backup': '#foreground-and-background',
  },
  '/docs/features/command-line-interface': {
    requirements: '#install',
    'installation-npm': '#install',
    'installation-docker': '#install',
    usage: '#reference',
    'quick-start': '#upload-your-first-folder',
  },
  '/docs/features/facial-recognition': {
    actions: '#name-and-correct-people',
    configuration: '#settings',
    'facial-recognition-model': '#models',
    'minimum-recognized-face': '#minimum-recognized-faces',
  },
  '/docs/features/folder-view': {
    'enable-folder-view': '#turn-it-on',
    usage: '#browse',
    'if-something-goes-wrong': '#turn-it-on',
  },
  '/docs/features/hardware-transcoding': {
    'supported-apis': '#choose-the-interface',
    limitations: '#limits',
    prerequisites: '#prepare-the-host',
    setup: '#set-up',
    'basic-setup': '#set-up',
    'all-in-one---unraid-setup': '#unraid-all-in-one',
    tips: '#related-settings',
  },
  '/docs/features/libraries': {
    troubleshooting: '#if-something-goes-wrong',
    'automatic-watching-experimental': '#watching',
    'nightly-job': '#scan-schedule',
    usage: '/docs/guides/external-library',
    'mount-docker-volumes': '/docs/guides/external-library#mount-the-folder',
    'create-a-new-library': '/docs/guides/external-library#create-the-library',
    'set-up-a-library': '/docs/guides/external-library',
    'step-1-mount-the-folders': '/docs/guides/external-library#mount-the-folder',
    'step-2-create-the-first-library': '/docs/guides/external-library#create-the-library',
    'step-3-create-the-second-library': '/docs/guides/external-library#create-the-library',
    'check-the-result': '/docs/guides/external-library#check-that-the-scan-works',
    'set-custom-scan-interval': '#scan-schedule',
    'by-hand': '#scan',
    'folder-view': '/docs/features/folder-view',
  },
  '/docs/features/ml-hardware-acceleration': {
    limitations: '#supported-backends',
    prerequisites: '#prepare-the-host',
    setup: '#set-up',
    'confirming-device-usage': '#check-the-result',
    tips: '#get-more-speed',
    limits: '#supported-backends',
    'environment-variables': '#get-more-speed',
  },
  '/docs/features/mobile-app': {
    download: '#install-the-app',
    login: '#sign-in',
  },
  '/docs/features/monitoring': {
    prometheus: '#add-prometheus',
    metrics: '#groups-of-metrics',
    configuration: '#turn-metrics-on',
    usage: '#look-at-the-metrics',
    grafana: '#add-grafana',
    'kinds-of-metrics': '#groups-of-metrics',
  },
  '/docs/features/partner-sharing': {
    'sharing-with-a-partner': '#share-your-library',
    'viewing-partner-assets': '#see-a-partners-photos',
    'timeline-integration': '#show-in-timeline',
    'removing-access': '#end-the-access',
  },
  '/docs/features/reverse-geocoding': {
    limits: '#the-data',
  },
  '/docs/features/searching': {
    'advanced-search-filters': '#filters',
    configuration: '#settings',
    'clip-models': '#choose-a-model',
  },
  '/docs/features/sharing': {
    'local-sharing': '#share-an-album',
    'public-sharing': '#create-a-shared-link',
    'choose-a-way': '#share-an-album',
    'what-members-should-know': '#roles',
  },
  '/docs/features/tags': {
    'enable-tags-feature': '#turn-tags-on',
    'creating-tags': '#tag-photos',
    'viewing-tags': '#look-at-and-manage-tags',
    'one-photo': '#tag-photos',
    'several-photos': '#tag-photos',
    'if-something-goes-wrong': '#turn-tags-on',
  },
  '/docs/features/user-settings': {
    'if-something-goes-wrong': '#sections',
  },
  '/docs/features/xmp-sidecars': {
    'if-something-goes-wrong': '#edit-with-another-program',
  },

  '/docs/guides/better-facial-clusters': {
    'other-settings-that-help': '#if-something-goes-wrong',
  },
  '/docs/guides/custom-map-styles': {
    'use-maptiler-to-build-a-custom-style': '#use-maptiler-to-build-a-style',
  },
  '/docs/guides/database-queries': {
    assets: '#find-assets',
    'postgres-internal': '#postgres-and-files',
  },
  '/docs/guides/docker-help': {
    'if-something-goes-wrong': '#containers',
  },
  '/docs/guides/external-library': {
    'mount-the-directory': '#mount-the-folder',
    'confirm-stuff-is-happening': '#check-that-the-scan-works',
  },
  '/docs/guides/remote-access': {
    'option-1-vpn-to-home-network': '#option-1-vpn-to-your-home-network',
  },
  '/docs/guides/smtp-gmail': {
    'entering-the-smtp-credential-in-immich': '#enter-the-account-in-immich',
    'what-immich-sends': '/docs/administration/email-notification#when-immich-sends-mail',
  },

  '/cursed-knowledge': {
    'hidden-files-of-windows-are-cursed': '#hidden-files-on-windows-are-cursed',
    'fetching-within-cloudflare-workers-is-cursed': '#fetch-in-cloudflare-workers-is-cursed',
    'positions-on-phones-are-cursed': '#gps-positions-on-phones-are-cursed',
    'scripts-of-npm-are-cursed': '#npm-scripts-are-cursed',
    '50-packages-more-are-cursed': '#50-extra-packages-are-cursed',
    'imports-of-es-modules-are-cursed': '#es-module-imports-are-cursed',
    'parameters-in-postgres-are-cursed': '#postgres-parameters-are-cursed',
    'deleting-with-typeorm-is-cursed': '#typeorm-deletes-are-cursed',
  },

  '/docs/api': { errors: '#error-codes' },

  '/roadmap': {
    'map-tiles-of-its-own': '#map-tile-server',
    'similar-images-are-found': '#similar-image-detection',
    'one-container-less': '#one-container-fewer',
    'two-containers-less': '#two-containers-fewer',
    'live-photos-are-joined': '#linked-live-photos',
    'motion-photos-of-android': '#android-motion-photos',
    'live-photos-of-ios': '#ios-live-photos',
    'select-several': '#multi-select',
    'command-line-second-version': '#command-line-tool-version-2',
    'scrollbar-through-time': '#timeline-scrollbar',
  },
};

/** The moved headings as lines of the table of redirects. */
export const movedHeadings = Object.entries(MOVED_HEADINGS).flatMap(([page, headings]) =>
  Object.entries(headings).map(([id, to]) => ({
    from: `${page}#${id}`,
    to: to.startsWith('#') ? `${page}${to}` : to,
  })),
);
