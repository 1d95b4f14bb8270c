import { defineSidebars } from 'folia';

export default defineSidebars({
  manual: [
    'intro',
    'warping',
    { type: 'category', label: 'Care', link: { type: 'generated-index' }, items: ['care/oil'] },
    'shuttle',
  ],
});
