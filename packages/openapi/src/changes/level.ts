/** What a change means for a program that calls the API as described before. */
export type Level = 'breaking' | 'mayBreak' | 'safe';

/** From the worst to the best. */
export const LEVELS: readonly Level[] = ['breaking', 'mayBreak', 'safe'];

/**
 * Whether clients send or receive a value. In callbacks and webhooks, clients receive requests and
 * send responses.
 */
export type Direction = 'sent' | 'received';
