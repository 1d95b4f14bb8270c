import type { SidebarsConfig } from 'folia';

const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmühlenwindbrettverordnung';

export default {
  grain: [
    'welcome',
    {
      type: 'category',
      label: 'What grows in the fields around the mill and when it is harvested',
      collapsed: false,
      link: { type: 'doc', id: 'grain/wheat' },
      items: [
        {
          type: 'category',
          label: 'Rye, oats and everything else that is sown in the autumn',
          link: { type: 'doc', id: 'grain/rye' },
          items: [
            {
              type: 'category',
              label: long,
              collapsed: false,
              items: [
                {
                  type: 'category',
                  label: 'Kinds of rye that only one field has',
                  collapsed: false,
                  link: { type: 'doc', id: 'grain/old-rye' },
                  items: ['grain/field'],
                },
              ],
            },
          ],
        },
      ],
    },
    'diagrams',
  ],
  machine: ['machine/index', 'machine/brake', 'machine/stones'],
} satisfies SidebarsConfig;
