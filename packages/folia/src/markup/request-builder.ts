/** The name of the island with the request builder, where other islands have the path of their module. */
export const REQUEST_BUILDER = 'folia:request-builder';
