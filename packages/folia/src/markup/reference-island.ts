/** The name of the island around what readers filter, expand and copy from on the pages of an API reference. */
export const REFERENCE_ISLAND = 'folia:reference';
