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
    'the-newest-version-of-the-app-is-not-in-the-store': '#app-not-in-store',
    'why-is-background-backup-on-ios-not-working': '#ios-background-backup',
    'why-are-my-self-signed-certificates-not-working': '#self-signed-certificates',

    assets: '#photos-and-videos',
    'does-immich-change-the-file': '#originals-changed',
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
    'why-does-immich-transcode-my-videos-to-a-lower-quality': '#video-quality',
    'how-can-i-delete-transcoded-videos-without-deleting-the-original': '#delete-transcodes',
    'is-it-possible-to-compress-images-during-backup': '#compress-at-backup',
    'how-can-i-mount-a-cifssamba-volume-within-docker': '#smb-share',

    'is-there-a-way-to-reorder-photos-within-an-album': '#album-order',

    'external-library': '#external-libraries',
    'what-happens-to-duplicates-in-external-libraries': '#external-duplicates',
    'how-are-deletions-of-files-handled-in-external-libraries': '#external-delete',

    'how-does-smart-search-work': '#how-smart-search-works',
    'how-does-facial-recognition-work': '#how-facial-recognition-works',
    'how-can-i-disable-machine-learning': '#disable-machine-learning',
    'does-immich-support-facial-recognition-for-videos': '#faces-in-videos',
    'does-immich-have-animal-recognition': '#animals',

    'can-i-lower-cpu-and-ram-usage': '#lower-cpu-and-ram',
    'can-i-limit-cpu-and-ram-usage': '#limit-cpu-and-ram',
    'can-i-limit-the-amount-of-cpu-and-ram-usage': '#limit-cpu-and-ram',
    'how-can-i-boost-machine-learning-speed': '#faster-machine-learning',

    'how-can-i-see-immich-logs': '#logs',
    'how-can-i-reduce-the-log-verbosity-of-redis': '#redis-log',
    'how-can-i-run-immich-as-a-non-root-user': '#non-root',
    'how-can-i-purge-data-from-immich': '#delete-everything',
    'why-does-the-machine-learning-service-report-workers-crashing': '#ml-worker-exiting',

    'why-am-i-getting-database-ownership-errors': '#wrong-ownership',
    'how-can-i-verify-the-integrity-of-my-database': '#database-integrity',
  },

  '/docs/install/requirements': {
    hardware: '#hardware-and-system',
  },
  '/docs/install/docker-compose': {
    'step-1---download-the-required-files': '#step-1-download-the-files',
    'step-2---populate-the-env-file-with-custom-values': '#step-2-fill-in-the-settings',
    'step-3---start-the-containers': '#step-3-start-the-containers',
    'step-4---upgrading': '/docs/install/upgrading#upgrade',
    upgrading: '/docs/install/upgrading#upgrade',
    troubleshooting: '#if-something-goes-wrong',
  },
  '/docs/install/unraid': {
    'updating-steps': '#update-the-stack',
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
  '/docs/administration/user-management': {
    'create-a-new-user': '#create-a-user',
    'set-storage-quota-for-user': '#limit-the-storage',
    'password-reset': '#reset-a-password',
    'delete-user': '#delete-a-user',
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
    usage: '#set-up-a-library',
    'mount-docker-volumes': '#step-1-mount-the-folders',
    'create-a-new-library': '#step-2-create-the-first-library',
    'set-custom-scan-interval': '#scan-schedule',
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
  },
  '/docs/features/tags': {
    'enable-tags-feature': '#turn-tags-on',
    'creating-tags': '#tag-photos',
    'viewing-tags': '#look-at-and-manage-tags',
  },

  '/docs/guides/custom-map-styles': {
    'use-maptiler-to-build-a-custom-style': '#use-maptiler-to-build-a-style',
  },
  '/docs/guides/database-queries': {
    assets: '#find-assets',
    'postgres-internal': '#postgres-and-files',
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
};

/** The moved headings as lines of the table of redirects. */
export const movedHeadings = Object.entries(MOVED_HEADINGS).flatMap(([page, headings]) =>
  Object.entries(headings).map(([id, to]) => ({
    from: `${page}#${id}`,
    to: to.startsWith('#') ? `${page}${to}` : to,
  })),
);
