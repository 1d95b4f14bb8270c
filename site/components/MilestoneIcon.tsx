/** What an entry of the roadmap is about, as strokes on a field of 24 by 24. */
const STROKES = {
  album: 'M5 4h14v16H5zM9 4v16M12 9h4',
  clock: 'M12 3a9 9 0 1 1-8.5 6M3 4v5h5M12 7v5l3.5 2',
  docs: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  film: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  flag: 'M6 21V4M6 5h11l-2.5 3.5L17 12H6',
  folder: 'M3 6h6l2 2h10v11H3z',
  heart: 'M12 20C5 15 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 11.5 19 15 12 20z',
  key: 'M11.5 12.5L20 4M17 7l2.5 2.5M8.5 11a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
  language: 'M3 6h9M7.5 4v2c0 4-2 7-4.5 8M5 9c1 2.5 3 4 6 5M12 20l4-10 4 10M13.5 17h5',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  map: 'M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM12 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  people:
    'M9 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3 20c0-4 2.5-6 6-6s6 2 6 6M16 6a2.5 2.5 0 1 1 0 5M17 14c2.5.5 4 2.5 4 6',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-4.5 3-7 8-7s8 2.5 8 7',
  phone: 'M7 2h10v20H7zM10.5 18.5h3',
  photo: 'M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M16 9h.01',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  select: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M8 12l3 3 5-6',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM8 7.5h.01M8 16.5h.01',
  share:
    'M8 12l8-5M8 12l8 5M6 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM18 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM18 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  stack: 'M12 3l9 5-9 5-9-5zM3 12l9 5 9-5M3 16l9 5 9-5',
  star: 'M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1L6.4 20l1.2-6.2L3 9.5l6.3-.8z',
  tag: 'M3 12V4h8l10 10-7 7zM7.5 8h.01',
  terminal: 'M3 5h18v14H3zM7 9l3 3-3 3M13 15h4',
  theme: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18M15 7v10M18 9v6',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  workflow: 'M4 4h6v6H4zM14 14h6v6h-6zM10 7h7v7M7 10v7h7',
} as const;

export type MilestoneIconName = keyof typeof STROKES;

/** The names that `icon` may have in data/roadmap.yaml. */
export const MILESTONE_ICONS = Object.keys(STROKES).filter(isMilestoneIcon);

function isMilestoneIcon(name: string): name is MilestoneIconName {
  return Object.hasOwn(STROKES, name);
}

export function MilestoneIcon({ name }: { name: MilestoneIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
