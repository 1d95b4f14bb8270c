import { livePolicy } from '../live-policy.ts';

/** For `dangerouslySetInnerHTML`: React leaves alone what the build, or a listener, has put into the element. */
export const UNTOUCHED = { __html: livePolicy.createHTML('') };
