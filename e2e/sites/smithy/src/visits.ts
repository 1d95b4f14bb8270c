import type { RouteUpdate } from 'folia';
import './visits.css';

/** Notes each page that a reader opens, where tests can read it. */
export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  const from = previousLocation ? previousLocation.pathname + previousLocation.hash : 'outside';
  const to = location.pathname + location.hash;
  performance.mark(`visit from ${from} to ${to}: ${document.title}`);
}

export function onRouteUpdate({ location }: RouteUpdate): () => void {
  document.documentElement.dataset.opening = location.pathname;
  return () => {
    delete document.documentElement.dataset.opening;
  };
}
