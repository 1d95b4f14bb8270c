import { Tree } from '@site/components/screen/containers.tsx';
import { Button } from '@site/components/screen/controls.tsx';
import { Figure } from '@site/components/screen/Figure.tsx';
import { Photos } from '@site/components/screen/photos.tsx';
import { WebApp } from '@site/components/screen/Window.tsx';

/** The tags page: the tree of tags and the buttons above it. */
export default function TagsPage() {
  return (
    <Figure alt="The page Tags shows a tree at the left, here Trips with Italy and Rome below it, and the photos of the selected tag. Create tag, Edit tag and Delete tag are above.">
      <WebApp
        active="Tags"
        extra={['Tags']}
        title="Tags"
        actions={
          <>
            <Button label="Create tag" icon="plus" quiet />
            <Button label="Edit tag" icon="edit" quiet />
            <Button label="Delete tag" icon="trash" quiet />
          </>
        }
      >
        <Tree icon="tag" names={['Trips', 'Italy', 'Rome']}>
          <Photos count={6} />
        </Tree>
      </WebApp>
    </Figure>
  );
}
