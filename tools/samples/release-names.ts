/** The containers in the Compose file of the release. */
export const CONTAINERS = [
  'immich_server',
  'immich_machine_learning',
  'immich_redis',
  'immich_postgres',
];

/** Its services. */
export const SERVICES = ['immich-server', 'immich-machine-learning', 'redis', 'database'];

/** Its named volumes. */
export const VOLUMES = ['model-cache'];
