/** The search worker, as a file of the bundle. Its code is in a package of its own. */
import 'folia-search/worker';
