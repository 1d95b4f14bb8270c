import { defineSidebars } from 'folia';

export default defineSidebars({
  manual: [
    'intro',
    'warping',
    {
      type: 'category',
      label: 'Care',
      collapsible: false,
      link: { type: 'generated-index' },
      items: ['care/oil'],
    },
    'shuttle',
  ],
});
