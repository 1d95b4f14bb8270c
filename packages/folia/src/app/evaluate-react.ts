/** Evaluates React DOM. To import the package itself would also convert its exports, which the importer does not use. */
import 'react-dom/client';
