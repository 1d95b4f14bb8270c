import { docusaurus } from './docusaurus.ts';
import { folia } from './folia.ts';
import type { Peer } from './peer.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

/** All generators that are measured; the first is the one that ratios refer to. */
export const PEERS: readonly [Peer, ...Peer[]] = [folia, docusaurus, vitepress, starlight, rspress];
