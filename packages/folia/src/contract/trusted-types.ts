/**
 * The engine's policies of Trusted Types, which make what browsers accept where text becomes markup or code
 * (https://w3c.github.io/trusted-types/dist/spec/#policies-hdr): one in each script that needs any.
 */
export const ENGINE_POLICIES = ['docs-links', 'docs-live', 'docs-search'] as const;

export type EnginePolicy = (typeof ENGINE_POLICIES)[number];
