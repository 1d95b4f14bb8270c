/** The worker of the search, as a file of the bundle: what finds and ranks is a package of its own. */
import 'folia-search/worker';
