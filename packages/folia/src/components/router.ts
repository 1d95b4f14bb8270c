export { useHistory, useLocation } from './docusaurus.ts';
export { Link } from './Link.tsx';
export { Redirect } from './Redirect.tsx';
