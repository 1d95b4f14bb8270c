import type { ComponentProps } from 'react';

/** The strokes of each icon in a square of 24. */
const STROKES = {
  Arrow: 'M9 5l7 7-7 7',
  Close: 'M6 6l12 12M18 6L6 18',
  Copy: 'M9 9h10v11H9zM5 15V4h10',
  DarkMode: 'M19 14A8 8 0 0 1 10 5a8 8 0 1 0 9 9z',
  Edit: 'M4 20l1-5L16 4l4 4L9 19z',
  ExternalLink: 'M10 6H5v13h13v-5M14 4h6v6M20 4l-9 9',
  Home: 'M4 12l8-8 8 8M6 10v10h12V10',
  Language: 'M4 12h16M12 4c5 5 5 11 0 16-5-5-5-11 0-16zM12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  LightMode:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1',
  Menu: 'M4 7h16M4 12h16M4 17h16',
  Success: 'M5 13l5 5L20 7',
  SystemColorMode: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  WordWrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 16l-2 2 2 2M4 18h5',
} as const;

type Props = ComponentProps<'svg'>;

function Icon({ icon, ...attributes }: Props & { icon: keyof typeof STROKES }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      aria-hidden="true"
      {...attributes}
    >
      <path d={STROKES[icon]} />
    </svg>
  );
}

export const IconArrow = (props: Props) => <Icon icon="Arrow" {...props} />;
export const IconClose = (props: Props) => <Icon icon="Close" {...props} />;
export const IconCopy = (props: Props) => <Icon icon="Copy" {...props} />;
export const IconDarkMode = (props: Props) => <Icon icon="DarkMode" {...props} />;
export const IconEdit = (props: Props) => <Icon icon="Edit" {...props} />;
export const IconExternalLink = (props: Props) => <Icon icon="ExternalLink" {...props} />;
export const IconHome = (props: Props) => <Icon icon="Home" {...props} />;
export const IconLanguage = (props: Props) => <Icon icon="Language" {...props} />;
export const IconLightMode = (props: Props) => <Icon icon="LightMode" {...props} />;
export const IconMenu = (props: Props) => <Icon icon="Menu" {...props} />;
export const IconSuccess = (props: Props) => <Icon icon="Success" {...props} />;
export const IconSystemColorMode = (props: Props) => <Icon icon="SystemColorMode" {...props} />;
export const IconWordWrap = (props: Props) => <Icon icon="WordWrap" {...props} />;
