/**
 * The engine's Trusted Types policies, one for each script that needs one. They create the values that browsers accept
 * where text becomes markup or code (https://w3c.github.io/trusted-types/dist/spec/#policies-hdr).
 */
export const ENGINE_POLICIES = ['docs-links', 'docs-live', 'docs-search'] as const;

export type EnginePolicy = (typeof ENGINE_POLICIES)[number];
