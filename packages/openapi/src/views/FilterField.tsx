import type { ReactNode } from 'react';

type FilterFieldProps = {
  /** What the field filters, for the script that does it. */
  filters: 'operations' | 'properties';
  label: string;
  /** Further controls, and the `<output>` for the number of matches. */
  children: ReactNode;
};

/** A field that filters what the page lists by its text. */
export function FilterField({ filters, label, children }: FilterFieldProps) {
  return (
    <search className="api-filter" data-filter={filters}>
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        placeholder={label}
      />
      {children}
    </search>
  );
}
