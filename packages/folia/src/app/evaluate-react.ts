/** Evaluates React DOM. Importing the package itself would also convert its exports, which the importer does not use. */
import 'react-dom/client';
