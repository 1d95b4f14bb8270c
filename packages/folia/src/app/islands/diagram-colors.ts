/** Hues in degrees that tell categories apart, in an order in which neighbors differ. */
const HUES = [38, 250, 150, 320, 95, 200, 15, 285];

type Palette = Record<'ink' | 'surface' | 'raised' | 'hover' | 'line' | 'accent', string> & {
  /** Soft colors on which text is readable, and strong ones of the same hues. */
  soft: string[];
  strong: string[];
};

/** Variables of Mermaid's base theme (https://mermaid.js.org/config/theming.html). */
type ThemeVariables = Record<string, string | boolean | Record<string, string>>;

/** The colors of a diagram: those of the page, and colors of their own for categories. */
export function diagramColors(element: Element): ThemeVariables {
  const isDark = getComputedStyle(element).colorScheme.includes('dark');
  const read = makeColorReader(element);
  const palette: Palette = {
    ink: read('var(--ink)'),
    surface: read('var(--surface)'),
    raised: read('var(--surface-raised)'),
    hover: read('var(--surface-hover)'),
    line: read('var(--line-strong)'),
    accent: read('var(--accent)'),
    soft: HUES.map((hue) => read(`oklch(${isDark ? '40% 0.07' : '87% 0.06'} ${hue})`)),
    strong: HUES.map((hue) => read(`oklch(${isDark ? '70% 0.1' : '55% 0.12'} ${hue})`)),
  };
  return {
    darkMode: isDark,
    ...graphColors(palette),
    ...ganttColors(palette),
    ...chartColors(palette),
    ...categoryColors(palette),
  };
}

function graphColors({ ink, surface, raised, hover, line }: Palette): ThemeVariables {
  return {
    background: surface,
    primaryColor: raised,
    primaryTextColor: ink,
    primaryBorderColor: line,
    secondaryColor: hover,
    secondaryTextColor: ink,
    secondaryBorderColor: line,
    tertiaryColor: surface,
    tertiaryTextColor: ink,
    tertiaryBorderColor: line,
    lineColor: line,
    textColor: ink,
    titleColor: ink,
    noteBkgColor: hover,
    noteTextColor: ink,
    noteBorderColor: line,
    edgeLabelBackground: surface,
    clusterBkg: raised,
    clusterBorder: line,
    archEdgeColor: line,
    archEdgeArrowColor: line,
    archGroupBorderColor: line,
  };
}

function ganttColors(palette: Palette): ThemeVariables {
  const { ink, surface, raised, hover, line, accent, soft, strong } = palette;
  return {
    sectionBkgColor: raised,
    altSectionBkgColor: surface,
    sectionBkgColor2: hover,
    excludeBkgColor: hover,
    taskBkgColor: soft[1] ?? raised,
    taskBorderColor: strong[1] ?? line,
    taskTextColor: ink,
    taskTextLightColor: ink,
    taskTextDarkColor: ink,
    taskTextOutsideColor: ink,
    taskTextClickableColor: accent,
    activeTaskBkgColor: soft[0] ?? raised,
    activeTaskBorderColor: accent,
    doneTaskBkgColor: hover,
    doneTaskBorderColor: line,
    critBkgColor: soft[3] ?? raised,
    critBorderColor: strong[3] ?? line,
    gridColor: line,
    todayLineColor: accent,
  };
}

function chartColors({ ink, surface, raised, line, accent }: Palette): ThemeVariables {
  return {
    pieTitleTextColor: ink,
    pieSectionTextColor: ink,
    pieLegendTextColor: ink,
    pieStrokeColor: surface,
    pieOuterStrokeColor: line,
    pieOpacity: '1',
    quadrant1Fill: raised,
    quadrant2Fill: surface,
    quadrant3Fill: raised,
    quadrant4Fill: surface,
    quadrantPointFill: accent,
    quadrantPointTextFill: ink,
    quadrantTitleFill: ink,
    vennTitleTextColor: ink,
    vennSetTextColor: ink,
    radar: { axisColor: line, graticuleColor: raised },
    packet: {
      startByteColor: ink,
      endByteColor: ink,
      labelColor: ink,
      titleColor: ink,
      blockStrokeColor: line,
      blockFillColor: raised,
    },
  };
}

function categoryColors({ ink, surface, raised, line, soft, strong }: Palette): ThemeVariables {
  return {
    ...numbered('pie', soft, 1),
    ...numbered('venn', strong, 1),
    ...numbered('cScale', soft),
    ...numbered('cScaleLabel', [ink]),
    ...numbered('cScaleInv', strong),
    ...numbered('cScalePeer', strong),
    ...numbered('fillType', soft),
    ...numbered('git', strong),
    ...numbered('gitInv', soft),
    ...numbered('gitBranchLabel', [surface]),
    commitLabelColor: ink,
    commitLabelBackground: raised,
    tagLabelColor: ink,
    tagLabelBackground: raised,
    tagLabelBorder: line,
  };
}

/** @example numbered('git', ['red', 'blue']) // { git0: 'red', git1: 'blue', git2: 'red', … } */
function numbered(name: string, colors: string[], first = 0): Record<string, string> {
  const entries = Array.from({ length: 12 }, (_, index) => [
    `${name}${index + first}`,
    colors[index % colors.length] ?? '',
  ]);
  return Object.fromEntries(entries);
}

/** Returns a function that converts a color of CSS to the form that Mermaid calculates with. */
function makeColorReader(element: Element): (color: string) => string {
  const probe = document.createElement('span');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  return (color) => {
    probe.style.color = color;
    element.append(probe);
    const computed = getComputedStyle(probe).color;
    probe.remove();
    if (!context) return computed;
    context.fillStyle = computed;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
}
