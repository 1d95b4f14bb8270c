import type { ComponentType } from 'react';
import { Admonition } from './Admonition.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { Details } from './Details.tsx';
import { Head } from './Head.tsx';
import type { PROVIDED_COMPONENTS } from './names.ts';
import { TabItem, Tabs } from './Tabs.tsx';
import { TocInline } from './TocInline.tsx';

type Provided = Record<(typeof PROVIDED_COMPONENTS)[number], ComponentType<never>>;

export const provided: Provided = {
  Tabs,
  TabItem,
  Admonition,
  CodeBlock,
  Details,
  TOCInline: TocInline,
  Head,
};
